CREATE TABLE "saferpay_payments" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"redirect" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"cents" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"transaction_id" text,
	"capture_id" text,
	"liability_shift" boolean,
	"means" text
);
--> statement-breakpoint
CREATE TABLE "saferpay_refunds" (
	"key" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"transaction_id" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "saferpay_refunds_payment" ON "saferpay_refunds" USING btree ("payment_id");