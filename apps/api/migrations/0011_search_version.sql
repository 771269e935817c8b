CREATE TABLE "search_version" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "product_search_manufacturer";--> statement-breakpoint
DROP INDEX "product_search_new_since";--> statement-breakpoint
DROP INDEX "product_search_reduced";--> statement-breakpoint
ALTER TABLE "product_search" ADD COLUMN "stock_changed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "product_search_stock_changed_at" ON "product_search" USING btree ("stock_changed_at");--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_stock_in_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_search SET in_stock = NEW.stock_amount > 0 AND NEW.stock_presale_date IS NULL, stock_changed_at = clock_timestamp() WHERE sku = NEW.sku;
  RETURN NULL;
END
$$;
