CREATE TABLE "facet_keys" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"unit" text,
	CONSTRAINT "facet_keys_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "facet_values" (
	"id" serial PRIMARY KEY NOT NULL,
	"key_id" integer NOT NULL,
	"value" text NOT NULL,
	"number" double precision,
	"text" jsonb,
	CONSTRAINT "facet_values_value" UNIQUE("key_id","value")
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"id" serial PRIMARY KEY NOT NULL,
	"sku" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_search" (
	"sku" integer PRIMARY KEY NOT NULL,
	"terms" "tsvector" NOT NULL,
	"name_terms" "tsvector" NOT NULL,
	"facet_ids" integer[] NOT NULL,
	"manufacturer_id" integer NOT NULL,
	"price_cents" integer,
	"in_stock" boolean NOT NULL,
	"reduced" boolean NOT NULL,
	"new_since" date,
	"category_tree" text[] NOT NULL,
	"group_tags" text[] NOT NULL,
	"sort_name_en" text NOT NULL,
	"sort_name_de" text NOT NULL,
	"sort_name_fr" text NOT NULL,
	"words" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"shown" text NOT NULL,
	"products" integer NOT NULL,
	"reversed" text NOT NULL,
	"deletions" text[] NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_category_tree";--> statement-breakpoint
DROP INDEX "products_group_tags";--> statement-breakpoint
DROP INDEX "products_new_since";--> statement-breakpoint
ALTER TABLE "catalogue_state" ADD COLUMN "source" text DEFAULT 'sample' NOT NULL;--> statement-breakpoint
ALTER TABLE "manufacturers" ADD COLUMN "safety_contact" jsonb;--> statement-breakpoint
ALTER TABLE "menu_groups" ADD COLUMN "title" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "facet_values" ADD CONSTRAINT "facet_values_key_id_facet_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."facet_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_sku_products_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."products"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_sku_products_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."products"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_history_sku" ON "price_history" USING btree ("sku","since");--> statement-breakpoint
CREATE INDEX "product_search_terms" ON "product_search" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "product_search_category_tree" ON "product_search" USING gin ("category_tree");--> statement-breakpoint
CREATE INDEX "product_search_group_tags" ON "product_search" USING gin ("group_tags");--> statement-breakpoint
CREATE INDEX "product_search_manufacturer" ON "product_search" USING btree ("manufacturer_id");--> statement-breakpoint
CREATE INDEX "product_search_new_since" ON "product_search" USING btree ("new_since");--> statement-breakpoint
CREATE INDEX "product_search_reduced" ON "product_search" USING btree ("sku") WHERE "product_search"."reduced";--> statement-breakpoint
CREATE INDEX "search_words_reversed" ON "search_words" USING btree ("reversed" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_deletions" ON "search_words" USING gin ("deletions");--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "category_tree";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_words";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "sort_name_en";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "sort_name_de";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "sort_name_fr";