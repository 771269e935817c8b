CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "checkouts" (
	"session_key" text PRIMARY KEY NOT NULL,
	"addresses" jsonb,
	"shipping_method" text,
	"payment_method" text,
	"checked_vat_id" text,
	"vat_id_check" text,
	"checked_at" timestamp with time zone,
	"fingerprint" text DEFAULT '' NOT NULL,
	"last_order_number" text
);
--> statement-breakpoint
CREATE TABLE "customer_addresses" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"addresses" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_positions" (
	"order_number" text NOT NULL,
	"sku" integer NOT NULL,
	"amount" integer NOT NULL,
	"from_stock" integer NOT NULL,
	CONSTRAINT "order_positions_order_number_sku_pk" PRIMARY KEY("order_number","sku"),
	CONSTRAINT "order_from_stock" CHECK ("order_positions"."from_stock" between 0 and "order_positions"."amount")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"number" text PRIMARY KEY NOT NULL,
	"session_key" text NOT NULL,
	"customer_id" integer,
	"document" jsonb NOT NULL,
	"paid" boolean NOT NULL,
	"placed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_key" text NOT NULL,
	"customer_id" integer,
	"idempotency_key" text NOT NULL,
	"method" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"draft" jsonb NOT NULL,
	"draft_hash" text NOT NULL,
	"reserved" jsonb NOT NULL,
	"redirect" text,
	"order_number" text,
	"refund" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_order_number_unique" UNIQUE("order_number"),
	CONSTRAINT "payments_key" UNIQUE("session_key","idempotency_key"),
	CONSTRAINT "payments_placed" CHECK (("payments"."state" = 'placed') = ("payments"."order_number" is not null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cents" integer NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_session_key_sessions_token_hash_fk" FOREIGN KEY ("session_key") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_positions" ADD CONSTRAINT "order_positions_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_positions" ADD CONSTRAINT "order_positions_sku_products_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."products"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_session" ON "orders" USING btree ("session_key");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","placed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open" ON "payments" USING btree ("session_key") WHERE "payments"."state" in ('draft', 'pending', 'authorised');--> statement-breakpoint
CREATE INDEX "payments_state" ON "payments" USING btree ("state","expires_at");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_stock" CHECK ("products"."stock_amount" >= 0);