CREATE TABLE "shipping_labels" (
	"reference" text PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "shipping_labels_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_number" text NOT NULL,
	"option" text NOT NULL,
	"pieces" jsonb NOT NULL,
	"state" text NOT NULL,
	"by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"shipment_id" text,
	"carrier" text DEFAULT '' NOT NULL,
	"tracking" text DEFAULT '' NOT NULL,
	"pdf" "bytea",
	"sent_position" integer,
	CONSTRAINT "shipping_labels_waiting" CHECK (("shipping_labels"."state" in ('asked', 'cancelling')) = ("shipping_labels"."due_at" is not null)),
	CONSTRAINT "shipping_labels_made" CHECK ("shipping_labels"."state" not in ('made', 'cancelling') or "shipping_labels"."shipment_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "shipping_labels" ADD CONSTRAINT "shipping_labels_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shipping_labels_due" ON "shipping_labels" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "shipping_labels_order" ON "shipping_labels" USING btree ("order_number");--> statement-breakpoint
CREATE UNIQUE INDEX "shipping_labels_open" ON "shipping_labels" USING btree ("order_number") WHERE "shipping_labels"."sent_position" is null and "shipping_labels"."state" in ('asked', 'made', 'cancelling');