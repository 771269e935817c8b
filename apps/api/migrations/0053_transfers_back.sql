ALTER TABLE "orders" ADD COLUMN "to_transfer" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What was refunded by hand before this version, as `decide` has it of the same history: not captured by a provider, or after a refund that the provider refused.
UPDATE "orders" SET "to_transfer" = coalesce((
	SELECT sum((refund.act ->> 'cents')::integer) FROM "order_history" refund
	WHERE refund.order_number = orders.number AND refund.act ->> 'kind' = 'refunded' AND (
		NOT EXISTS (SELECT FROM "order_history" held WHERE held.order_number = orders.number AND held.act ->> 'kind' = 'authorised')
		OR EXISTS (SELECT FROM "order_history" lost WHERE lost.order_number = orders.number AND lost.act ->> 'kind' IN ('paymentFailed', 'refundFailed') AND lost.position < refund.position)
	)
), 0);--> statement-breakpoint
CREATE INDEX "orders_to_transfer" ON "orders" USING btree ("placed_at") WHERE "orders"."to_transfer" > 0;
