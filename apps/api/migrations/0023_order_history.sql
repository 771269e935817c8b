CREATE TABLE "order_history" (
	"order_number" text NOT NULL,
	"position" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"why" text NOT NULL,
	"act" jsonb NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "order_history_order_number_position_pk" PRIMARY KEY("order_number","position"),
	CONSTRAINT "order_history_key" UNIQUE("order_number","key")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "need" text;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_need" ON "orders" USING btree ("need","placed_at") WHERE "orders"."need" is not null;--> statement-breakpoint
-- Stored orders begin their history with what is known of them: placed, and paid or cancelled.
INSERT INTO "order_history" SELECT "number", 1, "placed_at", 'shop', '', '{"kind":"placed"}', 'placed' FROM "orders";--> statement-breakpoint
INSERT INTO "order_history" SELECT "number", 2, "placed_at", 'shop', '', jsonb_build_object('kind', 'paid', 'cents', "document"->'order'->'totals'->'total'), 'paid' FROM "orders" WHERE "paid";--> statement-breakpoint
INSERT INTO "order_history" SELECT "number", 2, "cancelled_at", 'shop', '', jsonb_build_object('kind', 'cancelled', 'reason', "cancellation"), 'unpaid' FROM "orders" WHERE "cancellation" IS NOT NULL AND NOT "paid";--> statement-breakpoint
UPDATE "orders" SET "need" = CASE WHEN NOT "paid" AND "document"->'order'->>'paymentMethod' <> 'INVOICE' THEN 'payment' ELSE 'shipping' END WHERE "cancellation" IS NULL;--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END $$;--> statement-breakpoint
CREATE TRIGGER "order_history_append_only" BEFORE UPDATE ON "order_history" FOR EACH ROW EXECUTE FUNCTION refuse_change();
