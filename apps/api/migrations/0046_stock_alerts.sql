CREATE TABLE "stock_alerts" (
	"hash" text PRIMARY KEY NOT NULL,
	"sku" integer NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"language" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "stock_alerts_once" UNIQUE("sku","email_key")
);
--> statement-breakpoint
CREATE INDEX "stock_alerts_email" ON "stock_alerts" USING btree ("email_key");