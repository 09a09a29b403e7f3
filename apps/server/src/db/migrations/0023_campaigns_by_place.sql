-- contract: an index is no promise: the previous release is answered as before, by the one that takes its place
DROP INDEX "campaigns_by_path";--> statement-breakpoint
CREATE INDEX "campaigns_by_place" ON "campaigns" USING btree ("path","search_name","key","parent_key","is_released","status","category");--> statement-breakpoint
CREATE INDEX "campaigns_by_second_mail_date" ON "campaigns" USING btree ("deployment_date_two","path","key","parent_key","is_released","status") WHERE "campaigns"."deployment_date_two" IS NOT NULL;