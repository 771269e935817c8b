CREATE TABLE "mail_acts" (
	"id" serial PRIMARY KEY NOT NULL,
	"mail_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"why" text NOT NULL,
	"kind" text NOT NULL,
	"mail" text NOT NULL,
	"order_number" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mail_acts_mail" ON "mail_acts" USING btree ("mail_id","id");
