CREATE TABLE "product_names" (
	"sku" integer PRIMARY KEY NOT NULL,
	"sort_name_en" text NOT NULL,
	"sort_name_de" text NOT NULL,
	"sort_name_fr" text NOT NULL,
	"words" text[] NOT NULL
);
--> statement-breakpoint
DROP INDEX "product_search_category_tree";--> statement-breakpoint
DROP INDEX "product_search_group_tags";--> statement-breakpoint
ALTER TABLE "product_names" ADD CONSTRAINT "product_names_sku_products_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."products"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_search" DROP COLUMN "name_terms";--> statement-breakpoint
ALTER TABLE "product_search" DROP COLUMN "category_tree";--> statement-breakpoint
ALTER TABLE "product_search" DROP COLUMN "group_tags";--> statement-breakpoint
ALTER TABLE "product_search" DROP COLUMN "sort_name_en";--> statement-breakpoint
ALTER TABLE "product_search" DROP COLUMN "sort_name_de";--> statement-breakpoint
ALTER TABLE "product_search" DROP COLUMN "sort_name_fr";--> statement-breakpoint
ALTER TABLE "product_search" DROP COLUMN "words";