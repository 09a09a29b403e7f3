CREATE TABLE "sending_domains" (
	"hierarchy_id" text PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"path" text COLLATE "C" NOT NULL,
	CONSTRAINT "sending_domains_domain_unique" UNIQUE("domain")
);
--> statement-breakpoint
ALTER TABLE "sending_domains" ADD CONSTRAINT "sending_domains_hierarchy_id_hierarchies_id_fk" FOREIGN KEY ("hierarchy_id") REFERENCES "public"."hierarchies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CALL protect('sending_domains', 'scoped');
--> statement-breakpoint
CALL watch('sending_domains');
