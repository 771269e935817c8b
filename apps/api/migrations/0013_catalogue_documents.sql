-- Carries the catalogue's jsonb columns from the wire's names to the domain's. The next import writes the same.
CREATE FUNCTION pg_temp.attributes(wire jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'key', item -> 'KEY', 'name', item -> 'NAME', 'value', item -> 'VALUE', 'text', item -> 'TEXT', 'unit', item -> 'UNIT'
  ) ORDER BY place), '[]'::jsonb)
  FROM jsonb_array_elements(wire) WITH ORDINALITY AS items(item, place)
$$;
--> statement-breakpoint
CREATE FUNCTION pg_temp.related(wire jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('kind', item -> 'CROSS_SELLING_TYPE', 'sku', item -> 'SKU') ORDER BY place), '[]'::jsonb)
  FROM jsonb_array_elements(wire) WITH ORDINALITY AS items(item, place)
$$;
--> statement-breakpoint
CREATE FUNCTION pg_temp.menu_entries(wire jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('title', item -> 'TITLE', 'groupTags', item -> 'GROUPTAGS') ORDER BY place), '[]'::jsonb)
  FROM jsonb_array_elements(wire) WITH ORDINALITY AS items(item, place)
$$;
--> statement-breakpoint
UPDATE "products" SET "attributes" = pg_temp.attributes("attributes"), "cross_selling" = pg_temp.related("cross_selling")
WHERE "attributes" <> '[]' OR "cross_selling" <> '[]';
--> statement-breakpoint
UPDATE "manufacturers" SET "safety_contact" = jsonb_build_object(
  'name', "safety_contact" -> 'NAME', 'address', "safety_contact" -> 'ADDRESS', 'email', "safety_contact" -> 'EMAIL', 'url', "safety_contact" -> 'URL'
) WHERE jsonb_typeof("safety_contact") = 'object';
--> statement-breakpoint
UPDATE "menu_groups" SET "entries" = pg_temp.menu_entries("entries");
--> statement-breakpoint
DROP FUNCTION pg_temp.attributes, pg_temp.related, pg_temp.menu_entries;
