ALTER TABLE "products" DROP COLUMN "discount_percent";--> statement-breakpoint
-- On sale is only what is below the lowest price of the 30 days before (D15): `reductionOf` of the domain, for what was on sale by its original price.
UPDATE "product_search" SET "reduced" = false
WHERE "reduced" AND NOT EXISTS (
  SELECT 1 FROM "products", jsonb_array_elements("products"."prices") AS "entry"
  WHERE "products"."sku" = "product_search"."sku"
    AND ("entry" ->> 'from')::integer = 1
    AND ("entry" ->> 'lowest30Days')::numeric > ("entry" ->> 'price')::numeric
    AND round(100 - 100 * ("entry" ->> 'price')::numeric / nullif(("entry" ->> 'lowest30Days')::numeric, 0)) > 0
);
