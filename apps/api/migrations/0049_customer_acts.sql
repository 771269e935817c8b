CREATE TABLE "customer_acts" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" integer,
	"order_number" text,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"why" text NOT NULL,
	"kind" text NOT NULL,
	"school" boolean,
	"invoice" boolean
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(id::text || ' ' || email || ' ' || first_name || ' ' || last_name || ' ' || company || ' ' || vat_id || ' ' || city)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "customer_acts_customer" ON "customer_acts" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "customer_acts_order" ON "customer_acts" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ("search_text" gin_trgm_ops);