ALTER TABLE "customers" ADD COLUMN "supplement" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Addresses that are stored as jsonb get the empty line too; orders and drafts of payments go from version 2 to version 3.
CREATE FUNCTION pg_temp.supplemented(address jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN jsonb_typeof(address) = 'object' THEN '{"supplement": ""}'::jsonb || address ELSE address END
$$;
--> statement-breakpoint
CREATE FUNCTION pg_temp.supplemented_book(book jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg(pg_temp.supplemented(entry) ORDER BY place), '[]'::jsonb)
  FROM jsonb_array_elements(book) WITH ORDINALITY AS entries(entry, place)
$$;
--> statement-breakpoint
CREATE FUNCTION pg_temp.supplemented_order(document jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object('version', 3, 'order', document -> 'order' || jsonb_build_object(
    'delivery', pg_temp.supplemented(document #> '{order,delivery}'),
    'invoice', pg_temp.supplemented(document #> '{order,invoice}'),
    'pickup', pg_temp.supplemented(document #> '{order,pickup}')
  ))
$$;
--> statement-breakpoint
UPDATE "orders" SET "document" = pg_temp.supplemented_order("document");
--> statement-breakpoint
UPDATE "payments" SET "draft" = pg_temp.supplemented_order("draft");
--> statement-breakpoint
UPDATE "customer_addresses" SET "addresses" = pg_temp.supplemented_book("addresses");
--> statement-breakpoint
UPDATE "checkouts" SET "addresses" = pg_temp.supplemented_book("addresses") WHERE "addresses" IS NOT NULL;
--> statement-breakpoint
UPDATE "mail_outbox" SET "mail" = jsonb_set("mail", '{request,supplement}', '""') WHERE "mail" ->> 'kind' = 'contactRequest';
--> statement-breakpoint
DROP FUNCTION pg_temp.supplemented_order, pg_temp.supplemented_book, pg_temp.supplemented;
