ALTER TABLE "customer_imports" ADD COLUMN "effect" jsonb;--> statement-breakpoint
ALTER TABLE "customer_imports" ADD COLUMN "replaced" integer;--> statement-breakpoint
ALTER TABLE "customer_imports" ADD COLUMN "undone_by" integer;--> statement-breakpoint
ALTER TABLE "customer_imports" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
-- contract: the column is new and empty, and the previous release does not write it
ALTER TABLE "customer_imports" ADD CONSTRAINT "customer_imports_undone_by_people_key_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."people"("key") ON DELETE no action ON UPDATE no action;