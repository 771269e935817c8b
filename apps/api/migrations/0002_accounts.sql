CREATE TABLE "customers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 20001 CACHE 1),
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"activated_at" timestamp with time zone,
	"language" text NOT NULL,
	"customer_type" text NOT NULL,
	"country" text NOT NULL,
	"company" text NOT NULL,
	"vat_id" text NOT NULL,
	"department" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"street" text NOT NULL,
	"zip_code" text NOT NULL,
	"city" text NOT NULL,
	"phone" text NOT NULL,
	"wants_newsletter" boolean DEFAULT false NOT NULL,
	"educational_institution" boolean DEFAULT false NOT NULL,
	"invoice_cleared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customers_email_key_unique" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "logins" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailed_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"customer_id" integer,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"email_key" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"hash" text NOT NULL,
	"state" text NOT NULL,
	"places" text[] NOT NULL,
	"language" text NOT NULL,
	"customer_type" text NOT NULL,
	"country" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_subscriptions_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "throttle_buckets" (
	"key" text PRIMARY KEY NOT NULL,
	"level" double precision NOT NULL,
	"filled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "logins" ADD CONSTRAINT "logins_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_links" ADD CONSTRAINT "mailed_links_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "logins_customer" ON "logins" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "logins_last_seen" ON "logins" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "mailed_links_customer" ON "mailed_links" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "mailed_links_expires" ON "mailed_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "throttle_buckets_filled" ON "throttle_buckets" USING btree ("filled_at");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_unique" UNIQUE("customer_id");