CREATE TABLE "document_counters" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_counters_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "document_files" (
	"number" text NOT NULL,
	"format" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "document_files_number_format_pk" PRIMARY KEY("number","format")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"number" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"year" integer,
	"sequence" integer,
	"order_number" text NOT NULL,
	"part" text NOT NULL,
	"revision" integer NOT NULL,
	"corrects" text,
	"document" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "documents_series" UNIQUE("kind","year","sequence"),
	CONSTRAINT "documents_cause" UNIQUE("order_number","kind","part","revision"),
	CONSTRAINT "documents_numbered" CHECK (("documents"."year" is null) = ("documents"."sequence" is null))
);
--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_number_documents_number_fk" FOREIGN KEY ("number") REFERENCES "public"."documents"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_corrects_documents_number_fk" FOREIGN KEY ("corrects") REFERENCES "public"."documents"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_issued" ON "documents" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "documents_corrects" ON "documents" USING btree ("corrects");--> statement-breakpoint
CREATE FUNCTION documents_unchanged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'An issued document never changes: issue a credit note and a new invoice (D38).';
END $$;--> statement-breakpoint
CREATE TRIGGER documents_unchanged BEFORE UPDATE ON "documents" FOR EACH ROW EXECUTE FUNCTION documents_unchanged();--> statement-breakpoint
CREATE TRIGGER document_files_unchanged BEFORE UPDATE ON "document_files" FOR EACH ROW EXECUTE FUNCTION documents_unchanged();
