ALTER TABLE "households" ADD COLUMN "source_import" integer;--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "corrections" integer;--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "corrected_by" integer;--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "corrected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "imported_person_hash" bigint;--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "imported_email_hash" bigint;--> statement-breakpoint
CREATE INDEX "households_imported_as" ON "households" USING btree ("imported_person_hash") WHERE "households"."imported_person_hash" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "households_imported_with_email" ON "households" USING btree ("imported_email_hash") WHERE "households"."imported_email_hash" IS NOT NULL;