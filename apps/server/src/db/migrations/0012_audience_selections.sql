CREATE TABLE "audience_selections" (
	"campaign_key" integer PRIMARY KEY NOT NULL,
	"request" jsonb NOT NULL,
	"breakdown" jsonb NOT NULL,
	"total_size" integer NOT NULL,
	"pieces" integer NOT NULL,
	"estimated_cost" bigint NOT NULL,
	"cost_without_discount" bigint NOT NULL,
	"basis" text NOT NULL,
	"saved_by" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"path" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audience_selections" ADD CONSTRAINT "audience_selections_campaign_key_campaigns_key_fk" FOREIGN KEY ("campaign_key") REFERENCES "public"."campaigns"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audience_selections" ADD CONSTRAINT "audience_selections_saved_by_people_key_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."people"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audience_selections_by_path" ON "audience_selections" USING btree ("path");--> statement-breakpoint
CALL protect('audience_selections', 'scoped');
