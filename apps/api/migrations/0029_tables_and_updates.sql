CREATE TABLE "article_numbers" (
	"number" text PRIMARY KEY NOT NULL,
	"sku" integer NOT NULL,
	CONSTRAINT "article_numbers_sku_unique" UNIQUE("sku")
);
--> statement-breakpoint
CREATE TABLE "stock_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"applied_at" timestamp with time zone NOT NULL
);
