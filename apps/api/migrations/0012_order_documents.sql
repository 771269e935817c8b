-- Carries stored orders, drafts of payments and contact mails from the wire's names and euros (version 1) to the domain's in cents (version 2).
CREATE FUNCTION pg_temp.cents(euros jsonb) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT round((euros #>> '{}')::numeric * 100)::integer
$$;
--> statement-breakpoint
CREATE FUNCTION pg_temp.address(wire jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN jsonb_typeof(wire) = 'object' THEN jsonb_build_object(
    'id', wire -> 'ADDRESS_ID', 'types', wire -> 'ADDRESS_TYPES', 'country', wire -> 'COUNTRY_CODE', 'company', wire -> 'COMPANY',
    'department', wire -> 'DEPARTMENT', 'firstName', wire -> 'FIRSTNAME', 'lastName', wire -> 'LASTNAME', 'street', wire -> 'STREET',
    'zipCode', wire -> 'ZIPCODE', 'city', wire -> 'CITY'
  ) ELSE 'null'::jsonb END
$$;
--> statement-breakpoint
CREATE FUNCTION pg_temp.order_lines(wire jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'sku', line -> 'SKU', 'name', line -> 'NAME', 'partNumber', line -> 'MANUFACTURER_SKU', 'amount', line -> 'AMOUNT',
    'unit', pg_temp.cents(line -> 'UNIT_PRICE'), 'line', pg_temp.cents(line -> 'PRICE')
  ) ORDER BY place), '[]'::jsonb)
  FROM jsonb_array_elements(wire) WITH ORDINALITY AS lines(line, place)
$$;
--> statement-breakpoint
CREATE FUNCTION pg_temp.order_draft(wire jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object(
    'customerType', wire -> 'CUSTOMER_TYPE', 'email', wire -> 'EMAIL', 'vatId', wire -> 'VATID',
    'pricing', jsonb_build_object(
      'vat', jsonb_build_object(
        'kind', wire #> '{VAT,CASE}', 'country', wire #> '{VAT,COUNTRY_CODE}', 'rate', round((wire #>> '{VAT,RATE}')::numeric * 10)::integer
      ),
      'mode', CASE wire ->> 'CUSTOMER_TYPE' WHEN 'COMPANY' THEN 'net' ELSE 'gross' END
    ),
    'shippingMethod', wire -> 'SHIPPING_METHOD', 'paymentMethod', wire -> 'PAYMENT_METHOD',
    'delivery', pg_temp.address(wire -> 'DELIVERY_ADDRESS'), 'invoice', pg_temp.address(wire -> 'INVOICE_ADDRESS'),
    'pickup', pg_temp.address(wire -> 'PICKUP_ADDRESS'),
    'comment', wire -> 'CUSTOMER_COMMENT', 'ownOrderNumber', wire -> 'CUSTOMER_ORDER_NUMBER',
    'totals', jsonb_build_object(
      'goods', pg_temp.cents(wire -> 'TOTAL') - pg_temp.cents(wire -> 'TOTAL_SHIPMENT'), 'shipment', pg_temp.cents(wire -> 'TOTAL_SHIPMENT'),
      'tax', pg_temp.cents(wire -> 'TOTAL_TAX'), 'total', pg_temp.cents(wire -> 'TOTAL'),
      'totalWithoutTax', pg_temp.cents(wire -> 'TOTAL') - pg_temp.cents(wire -> 'TOTAL_TAX')
    ),
    'lines', pg_temp.order_lines(wire -> 'POSITIONS')
  )
$$;
--> statement-breakpoint
UPDATE "orders" SET "document" = jsonb_build_object('version', 2, 'order', pg_temp.order_draft("document") || jsonb_build_object(
  'orderNumber', "document" -> 'ORDER_NUMBER', 'documentNumber', "document" -> 'FULL_TR_NUMBER', 'date', "document" -> 'ORDER_DATE'
));
--> statement-breakpoint
UPDATE "payments" SET "draft" = jsonb_build_object('version', 2, 'order', pg_temp.order_draft("draft"));
--> statement-breakpoint
UPDATE "mail_outbox" SET "mail" = jsonb_build_object('kind', 'contactRequest', 'request', (
  SELECT jsonb_object_agg(names.form, "mail" -> 'request' -> names.wire)
  FROM (VALUES
    ('ORDER', 'order'), ('FIRSTNAME', 'firstName'), ('LASTNAME', 'lastName'), ('EMAIL', 'email'), ('MESSAGE', 'message'), ('SKU', 'sku'),
    ('COMPANY', 'company'), ('DEPARTMENT', 'department'), ('VATID', 'vatId'), ('STREET', 'street'), ('ZIPCODE', 'zipCode'), ('CITY', 'city'),
    ('COUNTRY_CODE', 'country'), ('TELEPHONE', 'phone'), ('CUSTOMER_TYPE', 'customerType')
  ) AS names(wire, form)
)) WHERE "mail" ->> 'kind' = 'contactRequest';
--> statement-breakpoint
DROP FUNCTION pg_temp.order_draft, pg_temp.order_lines, pg_temp.address, pg_temp.cents;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_versioned" CHECK ("orders"."document" ? 'version');--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_versioned" CHECK ("payments"."draft" ? 'version');
