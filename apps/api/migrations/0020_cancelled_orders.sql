ALTER TABLE "orders" ADD COLUMN "language" text DEFAULT 'EN' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pay_by" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancellation" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_awaited" ON "orders" USING btree ("pay_by") WHERE not "orders"."paid" and "orders"."cancelled_at" is null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cancelled" CHECK (("orders"."cancellation" is null) = ("orders"."cancelled_at" is null));--> statement-breakpoint
-- Unpaid transfers of guests that earlier versions have stored. Their shoppers know of no day, so they have two weeks from now. A session key of an account begins with its kind.
UPDATE "orders" SET "pay_by" = current_date + 14 WHERE NOT "paid" AND "customer_id" IS NULL AND "session_key" NOT LIKE 'customer:%' AND "document"->'order'->>'paymentMethod' = 'WIRE_TRANSFER';
