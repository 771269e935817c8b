CREATE TABLE "cart_positions" (
	"token_hash" text NOT NULL,
	"sku" integer NOT NULL,
	"amount" integer NOT NULL,
	"added" serial NOT NULL,
	CONSTRAINT "cart_positions_token_hash_sku_pk" PRIMARY KEY("token_hash","sku"),
	CONSTRAINT "cart_amount" CHECK ("cart_positions"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "catalogue_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"loaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"path" text PRIMARY KEY NOT NULL,
	"parent_path" text,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manufacturers" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country_code" text
);
--> statement-breakpoint
CREATE TABLE "menu_groups" (
	"group_key" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"entries" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"sku" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"manufacturer_id" integer NOT NULL,
	"manufacturer_sku" text NOT NULL,
	"gtin" text,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"flags" text[] NOT NULL,
	"category_paths" text[] NOT NULL,
	"category_tree" text[] NOT NULL,
	"group_tags" text[] NOT NULL,
	"attributes" jsonb NOT NULL,
	"prices" jsonb NOT NULL,
	"price_cents" integer,
	"discount_percent" integer NOT NULL,
	"minimum_order_quantity" integer NOT NULL,
	"stock_amount" integer NOT NULL,
	"stock_time_frame" integer NOT NULL,
	"stock_expected_date" date,
	"stock_presale_date" date,
	"weight_grams" integer NOT NULL,
	"new_since" date,
	"cross_selling" jsonb NOT NULL,
	"data_sheet_url" text,
	"orderable" boolean NOT NULL,
	"withdrawn" boolean DEFAULT false NOT NULL,
	"search_words" text NOT NULL,
	"sort_name_en" text NOT NULL,
	"sort_name_de" text NOT NULL,
	"sort_name_fr" text NOT NULL,
	"picture_hash" text NOT NULL,
	"content_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"language" text,
	"language_changed" boolean DEFAULT false NOT NULL,
	"customer_type" text NOT NULL,
	"country" text NOT NULL,
	"email" text,
	"vat_id" text,
	"vat_id_valid" boolean DEFAULT false NOT NULL,
	"flags" text[] DEFAULT '{}'::text[] NOT NULL,
	"customer_comment" text DEFAULT '' NOT NULL,
	"customer_order_number" text DEFAULT '' NOT NULL,
	"cart_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_positions" ADD CONSTRAINT "cart_positions_token_hash_sessions_token_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "cart_positions" ADD CONSTRAINT "cart_positions_sku_products_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."products"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_manufacturer_id_manufacturers_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."manufacturers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_path");--> statement-breakpoint
CREATE INDEX "products_manufacturer" ON "products" USING btree ("manufacturer_id");--> statement-breakpoint
CREATE INDEX "products_manufacturer_sku" ON "products" USING btree (lower("manufacturer_sku"));--> statement-breakpoint
CREATE INDEX "products_gtin" ON "products" USING btree ("gtin");--> statement-breakpoint
CREATE INDEX "products_category_tree" ON "products" USING gin ("category_tree");--> statement-breakpoint
CREATE INDEX "products_group_tags" ON "products" USING gin ("group_tags");--> statement-breakpoint
CREATE INDEX "products_new_since" ON "products" USING btree ("new_since");--> statement-breakpoint
CREATE INDEX "sessions_last_seen" ON "sessions" USING btree ("last_seen_at");