CREATE TABLE "mail_serials" (
	"mailer_id" text NOT NULL,
	"day" date NOT NULL,
	"first" bigint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "mail_serials_mailer_id_day_pk" PRIMARY KEY("mailer_id","day")
);
--> statement-breakpoint
CREATE TABLE "piece_proofs" (
	"hash" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- Compressed already; the database need not try again.
ALTER TABLE "piece_proofs" ALTER COLUMN "content" SET STORAGE EXTERNAL;
--> statement-breakpoint
-- Read by signed links only.
CALL protect('piece_proofs', 'system');
--> statement-breakpoint
CALL protect('mail_serials', 'system');
