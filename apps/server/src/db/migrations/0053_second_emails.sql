CREATE TABLE "opened_pieces" (
	"sending_key" integer NOT NULL,
	"recipient" integer NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"path" text COLLATE "C" NOT NULL,
	CONSTRAINT "opened_pieces_sending_key_recipient_pk" PRIMARY KEY("sending_key","recipient")
);
--> statement-breakpoint
-- contract: the previous release names no columns when it inserts what is there already; a second email is of the same wave.
DROP INDEX "sendings_once_a_wave";--> statement-breakpoint
-- contract: the same, day by day.
DROP INDEX "sendings_once_a_day";--> statement-breakpoint
ALTER TABLE "sendings" ADD COLUMN "follows" integer;--> statement-breakpoint
ALTER TABLE "opened_pieces" ADD CONSTRAINT "opened_pieces_sending_key_sendings_key_fk" FOREIGN KEY ("sending_key") REFERENCES "public"."sendings"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "opened_pieces_by_path" ON "opened_pieces" USING btree ("path");--> statement-breakpoint
-- contract: the previous release writes no such rows.
CREATE UNIQUE INDEX "sendings_followed_once" ON "sendings" USING btree ("follows") WHERE "sendings"."follows" IS NOT NULL;--> statement-breakpoint
-- contract: it holds for all rows that it held for before.
CREATE UNIQUE INDEX "sendings_once_a_wave" ON "sendings" USING btree ("campaign_key","step_key","channel","wave") WHERE NOT "sendings"."is_daily" AND "sendings"."follows" IS NULL;--> statement-breakpoint
-- contract: it holds for all rows that it held for before.
CREATE UNIQUE INDEX "sendings_once_a_day" ON "sendings" USING btree ("campaign_key","step_key","channel","due_on") WHERE "sendings"."is_daily" AND "sendings"."follows" IS NULL;--> statement-breakpoint
CALL protect('opened_pieces', 'scoped');
