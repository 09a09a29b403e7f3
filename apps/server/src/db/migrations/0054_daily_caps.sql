CREATE TABLE "daily_caps" (
	"hierarchy_id" text PRIMARY KEY NOT NULL,
	"emails" integer NOT NULL,
	"path" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "begun_on" date;--> statement-breakpoint
ALTER TABLE "delivery_counts" ADD COLUMN "day" date;--> statement-breakpoint
ALTER TABLE "delivery_counts" ADD COLUMN "in_day" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_caps" ADD CONSTRAINT "daily_caps_hierarchy_id_hierarchies_id_fk" FOREIGN KEY ("hierarchy_id") REFERENCES "public"."hierarchies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_counts_of_day" ON "delivery_counts" USING btree ("path","day") WHERE "delivery_counts"."day" IS NOT NULL;--> statement-breakpoint
-- Read by all below the brand, whose emails wait for it.
CALL protect('daily_caps', 'inherited');
--> statement-breakpoint
CALL watch('daily_caps', '{emails}');
--> statement-breakpoint
-- As 0047 made it; it counts the emails of the last day of a dealer as well. What the previous release begins while this
-- runs has no day, and is not among them.
CREATE OR REPLACE FUNCTION count_deliveries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO delivery_counts AS c
      (sending_key, pending, dispatching, accepted, refused, unknown, suppressed, path)
    SELECT sending_key,
           count(*) FILTER (WHERE state = 'pending'), count(*) FILTER (WHERE state = 'dispatching'),
           count(*) FILTER (WHERE state = 'accepted'), count(*) FILTER (WHERE state = 'refused'),
           count(*) FILTER (WHERE state = 'unknown'), count(*) FILTER (WHERE state = 'suppressed'), path
      FROM added WHERE NOT is_seed GROUP BY sending_key, path
    ON CONFLICT (sending_key) DO UPDATE
       SET pending = c.pending + excluded.pending, dispatching = c.dispatching + excluded.dispatching,
           accepted = c.accepted + excluded.accepted, refused = c.refused + excluded.refused,
           unknown = c.unknown + excluded.unknown, suppressed = c.suppressed + excluded.suppressed;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE delivery_counts c
       SET pending = c.pending - g.pending, dispatching = c.dispatching - g.dispatching,
           accepted = c.accepted - g.accepted, refused = c.refused - g.refused,
           unknown = c.unknown - g.unknown, suppressed = c.suppressed - g.suppressed
      FROM (SELECT sending_key,
                   count(*) FILTER (WHERE state = 'pending') AS pending,
                   count(*) FILTER (WHERE state = 'dispatching') AS dispatching,
                   count(*) FILTER (WHERE state = 'accepted') AS accepted,
                   count(*) FILTER (WHERE state = 'refused') AS refused,
                   count(*) FILTER (WHERE state = 'unknown') AS unknown,
                   count(*) FILTER (WHERE state = 'suppressed') AS suppressed
              FROM gone WHERE NOT is_seed GROUP BY sending_key) g
     WHERE c.sending_key = g.sending_key;
  ELSE
    UPDATE delivery_counts c
       SET pending = c.pending + d.pending, dispatching = c.dispatching + d.dispatching,
           accepted = c.accepted + d.accepted, refused = c.refused + d.refused,
           unknown = c.unknown + d.unknown, suppressed = c.suppressed + d.suppressed,
           minute = CASE WHEN d.accepted > 0 THEN greatest(c.minute, d.minute) ELSE c.minute END,
           in_minute = CASE WHEN d.accepted <= 0 THEN c.in_minute
                            WHEN c.minute >= d.minute THEN c.in_minute + d.accepted
                            ELSE d.accepted END,
           in_minute_before = CASE WHEN d.accepted <= 0 OR c.minute >= d.minute THEN c.in_minute_before
                                   WHEN c.minute = d.minute - interval '1 minute' THEN c.in_minute
                                   ELSE 0 END,
           -- Of an earlier day than the last one nothing is counted any more.
           day = greatest(c.day, d.day),
           in_day = CASE WHEN d.day = c.day THEN c.in_day + d.in_day
                         WHEN d.day < c.day OR d.day IS NULL THEN c.in_day
                         ELSE d.in_day END
      FROM (SELECT sending_key,
                   coalesce(sum(n) FILTER (WHERE state = 'pending'), 0) AS pending,
                   coalesce(sum(n) FILTER (WHERE state = 'dispatching'), 0) AS dispatching,
                   coalesce(sum(n) FILTER (WHERE state = 'accepted'), 0) AS accepted,
                   coalesce(sum(n) FILTER (WHERE state = 'refused'), 0) AS refused,
                   coalesce(sum(n) FILTER (WHERE state = 'unknown'), 0) AS unknown,
                   coalesce(sum(n) FILTER (WHERE state = 'suppressed'), 0) AS suppressed,
                   date_trunc('minute', max(changed_at)) AS minute,
                   max(day) AS day, coalesce(sum(n) FILTER (WHERE day = newest), 0) AS in_day
              FROM (SELECT *, max(day) OVER (PARTITION BY sending_key) AS newest
                      FROM (SELECT sending_key, state, 1 AS n, changed_at,
                                   CASE WHEN state IN ('dispatching', 'accepted', 'unknown')
                                        THEN begun_on END AS day
                              FROM added WHERE NOT is_seed
                             UNION ALL
                            SELECT sending_key, state, -1, NULL,
                                   CASE WHEN state IN ('dispatching', 'accepted', 'unknown')
                                        THEN begun_on END
                              FROM gone WHERE NOT is_seed) moved) dated
             GROUP BY sending_key) d
     WHERE c.sending_key = d.sending_key;
  END IF;
  RETURN NULL;
END $$;
