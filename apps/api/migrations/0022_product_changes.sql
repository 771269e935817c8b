CREATE SEQUENCE "product_changes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE FUNCTION count_product_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM nextval('product_changes');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER product_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products" FOR EACH STATEMENT EXECUTE FUNCTION count_product_change();
