CREATE TABLE "daily_runs" (
	"campaign_key" integer PRIMARY KEY NOT NULL,
	"since" date NOT NULL,
	"through" date NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"path" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "due_customers" (
	"campaign_key" integer NOT NULL,
	"step_key" integer NOT NULL,
	"due_on" date NOT NULL,
	"household" integer NOT NULL,
	"contact" smallint NOT NULL,
	"is_over_cap" boolean NOT NULL,
	"path" text COLLATE "C" NOT NULL,
	CONSTRAINT "due_customers_campaign_key_step_key_due_on_household_pk" PRIMARY KEY("campaign_key","step_key","due_on","household")
);
--> statement-breakpoint
-- contract: the previous release names no columns when it inserts what is there already; what is due on a day may be there once a day.
DROP INDEX "sendings_once";--> statement-breakpoint
ALTER TABLE "sendings" ADD COLUMN "is_daily" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_runs" ADD CONSTRAINT "daily_runs_campaign_key_campaigns_key_fk" FOREIGN KEY ("campaign_key") REFERENCES "public"."campaigns"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_customers" ADD CONSTRAINT "due_customers_campaign_key_campaigns_key_fk" FOREIGN KEY ("campaign_key") REFERENCES "public"."campaigns"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "due_customers_by_household" ON "due_customers" USING btree ("campaign_key","step_key","household");--> statement-breakpoint
CREATE INDEX "due_customers_by_path" ON "due_customers" USING btree ("path");--> statement-breakpoint
-- contract: it holds for all rows that sendings_once held for.
CREATE UNIQUE INDEX "sendings_once_a_wave" ON "sendings" USING btree ("campaign_key","step_key","channel","wave") WHERE NOT "sendings"."is_daily";--> statement-breakpoint
-- contract: the previous release writes no such rows.
CREATE UNIQUE INDEX "sendings_once_a_day" ON "sendings" USING btree ("campaign_key","step_key","channel","due_on") WHERE "sendings"."is_daily";--> statement-breakpoint
CALL protect('daily_runs', 'scoped');
--> statement-breakpoint
CALL watch('daily_runs', '{is_paused}');
--> statement-breakpoint
CALL protect('due_customers', 'scoped');
