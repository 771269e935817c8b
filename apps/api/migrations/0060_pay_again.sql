ALTER TABLE "payments" DROP CONSTRAINT "payments_order_number_unique";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "session_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "pays_for" text;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "back" text DEFAULT '/checkout_summary' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_pays_for_orders_number_fk" FOREIGN KEY ("pays_for") REFERENCES "public"."orders"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open_again" ON "payments" USING btree ("pays_for") WHERE "payments"."state" in ('draft', 'pending', 'authorised');--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_number");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_session" CHECK (("payments"."session_key" is null) = ("payments"."pays_for" is not null));