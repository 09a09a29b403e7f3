CREATE TABLE "market_file_parts" (
	"market_key" integer NOT NULL,
	"checksum" text NOT NULL,
	"part" integer NOT NULL,
	"parts" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"path" text COLLATE "C" NOT NULL,
	CONSTRAINT "market_file_parts_market_key_checksum_part_pk" PRIMARY KEY("market_key","checksum","part")
);
--> statement-breakpoint
ALTER TABLE "market_file_parts" ADD CONSTRAINT "market_file_parts_market_key_markets_key_fk" FOREIGN KEY ("market_key") REFERENCES "public"."markets"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "market_file_parts_by_path" ON "market_file_parts" USING btree ("path");--> statement-breakpoint
CALL protect('market_file_parts', 'scoped');--> statement-breakpoint
-- They are packed already: a quarter less is not worth the time of each publishing and each fetch.
ALTER TABLE market_file_parts ALTER COLUMN content SET STORAGE EXTERNAL;--> statement-breakpoint
COMMENT ON COLUMN market_file_parts.content IS 'left out of backups: it is published again';
