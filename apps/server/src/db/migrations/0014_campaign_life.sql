CREATE TABLE "campaign_events" (
	"key" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_events_key_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"campaign_key" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"step_key" integer,
	"from_status" text,
	"to_status" text,
	"person_key" integer,
	"by" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"path" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_favorites" (
	"person_key" integer NOT NULL,
	"campaign_key" integer NOT NULL,
	CONSTRAINT "campaign_favorites_person_key_campaign_key_pk" PRIMARY KEY("person_key","campaign_key")
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "status_before" text;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "submitted_by" integer;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "submitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaign_events" ADD CONSTRAINT "campaign_events_campaign_key_campaigns_key_fk" FOREIGN KEY ("campaign_key") REFERENCES "public"."campaigns"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_events" ADD CONSTRAINT "campaign_events_person_key_people_key_fk" FOREIGN KEY ("person_key") REFERENCES "public"."people"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_favorites" ADD CONSTRAINT "campaign_favorites_person_key_people_key_fk" FOREIGN KEY ("person_key") REFERENCES "public"."people"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_favorites" ADD CONSTRAINT "campaign_favorites_campaign_key_campaigns_key_fk" FOREIGN KEY ("campaign_key") REFERENCES "public"."campaigns"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_events_by_campaign" ON "campaign_events" USING btree ("campaign_key","key");--> statement-breakpoint
CREATE INDEX "campaign_events_by_path" ON "campaign_events" USING btree ("path");--> statement-breakpoint
-- contract: the column is new, so that nothing the previous release wrote or writes has a value in it
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_submitted_by_people_key_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."people"("key") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CALL protect('campaign_events', 'scoped');
--> statement-breakpoint
CALL protect('campaign_favorites', 'own');
