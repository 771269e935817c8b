CREATE TABLE "paypal_payments" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"redirect" text NOT NULL,
	"cents" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"authorization_id" text,
	"capture_id" text
);
