CREATE TABLE "contact_limits" (
	"hierarchy_id" text NOT NULL,
	"channel" text NOT NULL,
	"pieces" smallint,
	"days" smallint,
	"changed_by" text NOT NULL,
	"changed_by_key" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"path" text COLLATE "C" NOT NULL,
	CONSTRAINT "contact_limits_hierarchy_id_channel_pk" PRIMARY KEY("hierarchy_id","channel"),
	CONSTRAINT "contact_limits_whole" CHECK (("contact_limits"."pieces" IS NULL) = ("contact_limits"."days" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "counted_pieces" (
	"sending_key" integer NOT NULL,
	"recipient" integer NOT NULL,
	"person_hash" bigint NOT NULL,
	"channel" text NOT NULL,
	"day" date NOT NULL,
	"path" text COLLATE "C" NOT NULL,
	CONSTRAINT "counted_pieces_sending_key_recipient_pk" PRIMARY KEY("sending_key","recipient")
);
--> statement-breakpoint
ALTER TABLE "contact_limits" ADD CONSTRAINT "contact_limits_hierarchy_id_hierarchies_id_fk" FOREIGN KEY ("hierarchy_id") REFERENCES "public"."hierarchies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counted_pieces" ADD CONSTRAINT "counted_pieces_sending_key_sendings_key_fk" FOREIGN KEY ("sending_key") REFERENCES "public"."sendings"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "counted_pieces_by_person" ON "counted_pieces" USING btree ("person_hash","channel","day");--> statement-breakpoint
CREATE INDEX "counted_pieces_by_day" ON "counted_pieces" USING brin ("day");--> statement-breakpoint
-- Read by all below the brand, whom the limit concerns.
CALL protect('contact_limits', 'inherited');
--> statement-breakpoint
CALL watch('contact_limits', '{channel,pieces,days}');
--> statement-breakpoint
CALL protect('counted_pieces', 'scoped');
--> statement-breakpoint
SELECT enter_path('1.');
--> statement-breakpoint
-- What was sent before counts as well, by the hash that its customer has now. What the previous release plans while this
-- runs is not counted.
INSERT INTO counted_pieces (sending_key, recipient, person_hash, channel, day, path)
SELECT s.key, d.recipient, h.person_hash, s.channel,
       (s.planned_at AT TIME ZONE coalesce(m.time_zone, 'UTC'))::date, s.path
  FROM sendings s
  JOIN markets m ON m.key = s.market_key
  JOIN market_versions v ON v.market_key = s.market_key
  JOIN deliveries d ON d.sending_key = s.key AND NOT d.is_seed
                   AND d.state IN ('pending', 'dispatching', 'accepted', 'unknown')
  JOIN households h ON h.market_key = v.market_key AND h.version = v.data_version
                   AND h.household = d.recipient
 WHERE s.planned_at > now() - interval '366 days' AND s.channel IN ('EMAIL', 'DIRECT_MAIL');
