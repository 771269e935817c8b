CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_number" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"goods" text NOT NULL,
	"pieces" jsonb NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE INDEX "withdrawals_confirmed" ON "withdrawals" USING btree ("outcome","confirmed_at");