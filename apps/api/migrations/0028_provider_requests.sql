CREATE TABLE "provider_requests" (
	"key" text PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "provider_requests_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" uuid NOT NULL,
	"order_number" text,
	"method" text NOT NULL,
	"kind" text NOT NULL,
	"cents" integer NOT NULL,
	"by" text NOT NULL,
	"act_key" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"answer" text,
	"reason" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "provider_requests_answered" CHECK (("provider_requests"."answer" is null) = ("provider_requests"."answered_at" is null)),
	CONSTRAINT "provider_requests_waiting" CHECK (("provider_requests"."answer" is null) = ("provider_requests"."due_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_requests" (
	"key" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"cents" integer NOT NULL,
	"refusal" text
);
--> statement-breakpoint
ALTER TABLE "provider_requests" ADD CONSTRAINT "provider_requests_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_requests_due" ON "provider_requests" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "provider_requests_order" ON "provider_requests" USING btree ("order_number");--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "refund_at";--> statement-breakpoint
-- Money that is still due to shoppers who have approved for no order.
INSERT INTO "provider_requests" ("key", "payment_id", "method", "kind", "cents", "by", "act_key", "asked_at", "due_at") SELECT 'cancel-' || "id", "id", "method", 'cancel', ("draft"->'order'->'totals'->>'total')::integer, 'shop', 'cancel-' || "id", "created_at", now() FROM "payments" WHERE "refund" = 'due';--> statement-breakpoint
UPDATE "sandbox_payments" SET "state" = 'cancelled' WHERE "state" = 'refunded';--> statement-breakpoint
CREATE FUNCTION provider_requests_kept() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	completed text[] := '{attempts,due_at,answer,reason,answered_at}';
BEGIN
	IF OLD.answer IS NOT NULL OR to_jsonb(OLD) - completed <> to_jsonb(NEW) - completed THEN
		RAISE EXCEPTION 'The ledger of money is append-only: a request stays as it was made, and so does its answer (D37).';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER provider_requests_kept BEFORE UPDATE ON "provider_requests" FOR EACH ROW EXECUTE FUNCTION provider_requests_kept();
