ALTER TABLE "products" ADD COLUMN "tax_class" text DEFAULT 'STANDARD' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_search" ADD COLUMN "tax_class" smallint DEFAULT 0 NOT NULL;