CREATE TABLE "operator_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"operator_id" integer NOT NULL,
	"on_this_machine" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"operator_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operators_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text,
	"totp_secret" text NOT NULL,
	"totp_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operators_name_key_unique" UNIQUE("name_key")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "packed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(number || ' ' || coalesce(document #>> '{order,email}', '') || ' ' || coalesce(document #>> '{order,ownOrderNumber}', '') || ' ' || coalesce(document #>> '{order,delivery,company}', '') || ' ' || coalesce(document #>> '{order,delivery,firstName}', '') || ' ' || coalesce(document #>> '{order,delivery,lastName}', '') || ' ' || coalesce(document #>> '{order,delivery,city}', '') || ' ' || coalesce(document #>> '{order,invoice,company}', '') || ' ' || coalesce(document #>> '{order,invoice,firstName}', '') || ' ' || coalesce(document #>> '{order,invoice,lastName}', '') || ' ' || coalesce(document #>> '{order,invoice,city}', '') || ' ' || jsonb_path_query_array(document, '$.order.lines[*].partNumber')::text || ' ' || jsonb_path_query_array(document, '$.order.lines[*].sku')::text || ' ' || (((document #>> '{order,totals,total}')::numeric / 100)::numeric(12, 2))::text)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_links" ADD CONSTRAINT "operator_links_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_links_operator" ON "operator_links" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_sessions_operator" ON "operator_sessions" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at","number");--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
-- Orders of which something was packed after the last parcel left.
UPDATE "orders" SET "packed" = true WHERE "need" = 'shipping' AND (SELECT max("position") FROM "order_history" WHERE "order_number" = "orders"."number" AND "act"->>'kind' = 'packed') > coalesce((SELECT max("position") FROM "order_history" WHERE "order_number" = "orders"."number" AND "act"->>'kind' = 'sent'), 0);
