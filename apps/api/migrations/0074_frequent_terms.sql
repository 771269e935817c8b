CREATE TABLE "frequent_terms" (
	"term" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_lists" (
	"term" text PRIMARY KEY NOT NULL,
	"skus" "bytea" NOT NULL
);
--> statement-breakpoint
-- Numbers do not compress well, and a list is read as a whole.
ALTER TABLE "product_lists" ALTER COLUMN "skus" SET STORAGE EXTERNAL;--> statement-breakpoint
-- Deletes the lists of the terms by which a product is found now and was not before, or the other way round.
CREATE FUNCTION delete_product_lists() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  earlier tsvector := '';
  later tsvector := '';
BEGIN
  IF NOT EXISTS (SELECT FROM product_lists) THEN RETURN NULL; END IF;
  -- Joined with nothing they are read once from where long values are stored, not once for each list.
  IF TG_OP <> 'INSERT' THEN earlier := OLD.terms || ''; END IF;
  IF TG_OP <> 'DELETE' THEN later := NEW.terms || ''; END IF;
  DELETE FROM product_lists WHERE earlier <> later AND (earlier @@ term::tsquery) <> (later @@ term::tsquery);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER product_search_delete_lists AFTER INSERT OR DELETE OR UPDATE OF "terms" ON "product_search"
  FOR EACH ROW EXECUTE FUNCTION delete_product_lists();
