CREATE TABLE "structure_edits" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"act" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"why" text NOT NULL,
	"facts" jsonb NOT NULL,
	"key" text NOT NULL,
	"overwritten_at" timestamp with time zone,
	CONSTRAINT "structure_edits_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE INDEX "structure_edits_entry" ON "structure_edits" USING btree ("kind","ref","id");--> statement-breakpoint
CREATE INDEX "structure_edits_standing" ON "structure_edits" USING btree ("id") WHERE "structure_edits"."overwritten_at" is null;
--> statement-breakpoint
-- Reports of checks and imports before this had no such list.
UPDATE "catalogue_imports" SET "report" = "report" || '{"structureOverwrites": []}'::jsonb WHERE "report" IS NOT NULL;
