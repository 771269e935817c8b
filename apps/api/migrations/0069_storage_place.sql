ALTER TABLE "products" ADD COLUMN "storage_place" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "stated_place" text;