DROP INDEX "search_words_word";--> statement-breakpoint
DROP INDEX "search_words_reversed";--> statement-breakpoint
DROP INDEX "search_words_deletions";--> statement-breakpoint
ALTER TABLE "search_words" DROP COLUMN "deletions";