CREATE TABLE "quote_files" (
	"quote_number" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_positions" (
	"quote_number" text NOT NULL,
	"sku" integer NOT NULL,
	"amount" integer NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "quote_positions_quote_number_sku_pk" PRIMARY KEY("quote_number","sku")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"number" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"document" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"valid_until" date NOT NULL,
	"order_number" text
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "quote_number" text;--> statement-breakpoint
ALTER TABLE "quote_files" ADD CONSTRAINT "quote_files_quote_number_quotes_number_fk" FOREIGN KEY ("quote_number") REFERENCES "public"."quotes"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_positions" ADD CONSTRAINT "quote_positions_quote_number_quotes_number_fk" FOREIGN KEY ("quote_number") REFERENCES "public"."quotes"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotes_customer" ON "quotes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "quotes_valid_until" ON "quotes" USING btree ("valid_until");--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_quote_number_quotes_number_fk" FOREIGN KEY ("quote_number") REFERENCES "public"."quotes"("number") ON DELETE set null ON UPDATE no action;