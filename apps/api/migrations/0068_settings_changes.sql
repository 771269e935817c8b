CREATE TABLE "settings_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"why" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "settings_changes_name" ON "settings_changes" USING btree ("name","id");