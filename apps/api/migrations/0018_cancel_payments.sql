ALTER TABLE "payments" ADD COLUMN "cancel_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payments_cancel" ON "payments" USING btree ("cancel_at");--> statement-breakpoint
-- Payments that earlier versions have ended without their provider. What is older than a week can no longer be approved.
UPDATE "payments" SET "cancel_at" = now() WHERE ("state" = 'expired' OR "failure" IN ('superseded', 'abandoned')) AND "created_at" > now() - interval '7 days';
