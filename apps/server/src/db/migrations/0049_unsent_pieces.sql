-- contract: the previous release only counts those that were not sent by it, and finds them by their key as well.
DROP INDEX "deliveries_suppressed";--> statement-breakpoint
CREATE INDEX "deliveries_unsent" ON "deliveries" USING btree ("sending_key","state","suppressed_for") WHERE "deliveries"."state" IN ('unknown', 'refused', 'suppressed');
