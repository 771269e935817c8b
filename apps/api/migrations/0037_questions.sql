CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request" jsonb NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	"answer" text
);
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "settled_by" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "settled_why" text;--> statement-breakpoint
CREATE INDEX "questions_open" ON "questions" USING btree ("closed_at","created_at");