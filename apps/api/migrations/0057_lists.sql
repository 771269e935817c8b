CREATE TABLE "list_lines" (
	"list_id" text NOT NULL,
	"sku" integer NOT NULL,
	"amount" integer NOT NULL,
	"note" text NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "list_lines_list_id_sku_pk" PRIMARY KEY("list_id","sku")
);
--> statement-breakpoint
CREATE TABLE "lists" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"name" text NOT NULL,
	"share_key" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lists_share_key_unique" UNIQUE("share_key")
);
--> statement-breakpoint
ALTER TABLE "list_lines" ADD CONSTRAINT "list_lines_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."lists"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lists" ADD CONSTRAINT "lists_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "lists_customer" ON "lists" USING btree ("customer_id");