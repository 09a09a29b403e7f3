CREATE TABLE "campaign_template_drafts" (
	"template_key" integer PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"based_on" integer NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" integer NOT NULL,
	"path" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaign_template_drafts" ADD CONSTRAINT "campaign_template_drafts_template_key_campaign_templates_key_fk" FOREIGN KEY ("template_key") REFERENCES "public"."campaign_templates"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CALL protect('campaign_template_drafts', 'scoped');