CREATE TABLE "own_numbers" (
	"customer_id" integer NOT NULL,
	"sku" integer NOT NULL,
	"number" text NOT NULL,
	CONSTRAINT "own_numbers_customer_id_sku_pk" PRIMARY KEY("customer_id","sku")
);
--> statement-breakpoint
ALTER TABLE "own_numbers" ADD CONSTRAINT "own_numbers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;