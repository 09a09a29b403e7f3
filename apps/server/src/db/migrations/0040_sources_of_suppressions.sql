ALTER TABLE "suppressions" ADD COLUMN "source" text DEFAULT 'ADMINISTRATOR' NOT NULL;--> statement-breakpoint
ALTER TABLE "suppressions" ADD COLUMN "campaign_key" integer;--> statement-breakpoint
ALTER TABLE "suppressions" ADD COLUMN "why" text;--> statement-breakpoint
ALTER TABLE "suppressions" ADD COLUMN "first_hash" bigint;
