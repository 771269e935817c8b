CREATE TABLE "product_stock" (
	"sku" integer PRIMARY KEY NOT NULL,
	"in_stock" boolean NOT NULL,
	"changed_in" "xid8" NOT NULL
);
--> statement-breakpoint
DROP INDEX "product_search_stock_changed_at";--> statement-breakpoint
ALTER TABLE "product_stock" ADD CONSTRAINT "product_stock_sku_products_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."products"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_stock_changed_in" ON "product_stock" USING btree ("changed_in","sku");--> statement-breakpoint
ALTER TABLE "product_search" DROP COLUMN "in_stock";--> statement-breakpoint
ALTER TABLE "product_search" DROP COLUMN "stock_changed_at";--> statement-breakpoint
INSERT INTO "product_stock" SELECT "sku", "stock_amount" > 0 AND "stock_presale_date" IS NULL, '0' FROM "products";--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_stock_in_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_stock SET in_stock = NEW.stock_amount > 0 AND NEW.stock_presale_date IS NULL, changed_in = pg_current_xact_id() WHERE sku = NEW.sku;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION add_stock_to_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_stock VALUES (NEW.sku, NEW.stock_amount > 0 AND NEW.stock_presale_date IS NULL, '0');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER products_add_stock_to_search AFTER INSERT ON "products" FOR EACH ROW EXECUTE FUNCTION add_stock_to_search();--> statement-breakpoint
-- A stock feed writes mostly what is stored already: such a row is not written, and makes no page outdated.
CREATE TRIGGER products_unchanged BEFORE UPDATE ON "products" FOR EACH ROW EXECUTE FUNCTION suppress_redundant_updates_trigger();--> statement-breakpoint
DROP TRIGGER product_changes ON "products";--> statement-breakpoint
CREATE TRIGGER product_changes AFTER INSERT OR DELETE OR TRUNCATE ON "products" FOR EACH STATEMENT EXECUTE FUNCTION count_product_change();--> statement-breakpoint
CREATE TRIGGER product_updates AFTER UPDATE ON "products" FOR EACH ROW EXECUTE FUNCTION count_product_change();
