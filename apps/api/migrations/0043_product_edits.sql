CREATE TABLE "product_edits" (
	"id" serial PRIMARY KEY NOT NULL,
	"sku" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"why" text NOT NULL,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL,
	"key" text NOT NULL,
	"overwritten_at" timestamp with time zone,
	CONSTRAINT "product_edits_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "product_edits" ADD CONSTRAINT "product_edits_sku_products_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."products"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_edits_sku" ON "product_edits" USING btree ("sku","id");--> statement-breakpoint
CREATE INDEX "product_edits_standing" ON "product_edits" USING btree ("sku") WHERE "product_edits"."overwritten_at" is null and "product_edits"."kind" <> 'stock';