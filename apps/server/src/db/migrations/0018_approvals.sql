CREATE TABLE "approved_steps" (
	"step_key" integer NOT NULL,
	"version" integer NOT NULL,
	"creative" jsonb NOT NULL,
	"channels" jsonb NOT NULL,
	"approved_by" integer NOT NULL,
	"approved_at" timestamp with time zone NOT NULL,
	"path" text COLLATE "C" NOT NULL,
	CONSTRAINT "approved_steps_step_key_version_pk" PRIMARY KEY("step_key","version")
);
--> statement-breakpoint
ALTER TABLE "approved_steps" ADD CONSTRAINT "approved_steps_step_key_campaign_steps_key_fk" FOREIGN KEY ("step_key") REFERENCES "public"."campaign_steps"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approved_steps" ADD CONSTRAINT "approved_steps_approved_by_people_key_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."people"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approved_steps_by_path" ON "approved_steps" USING btree ("path");--> statement-breakpoint
CREATE INDEX "campaign_steps_pending" ON "campaign_steps" USING btree ("campaign_key") WHERE "campaign_steps"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "campaigns_waiting" ON "campaigns" USING btree ("path") WHERE "campaigns"."parent_key" IS NULL AND "campaigns"."status" IN ('SUBMITTED', 'ACKNOWLEDGED', 'CANCEL_REQUESTED');
--> statement-breakpoint
CALL protect('approved_steps', 'scoped');
