-- contract: an index of another order; the previous release finds the same rows by the new one.
DROP INDEX "deliveries_to_do";--> statement-breakpoint
CREATE INDEX "deliveries_suppressed" ON "deliveries" USING btree ("sending_key","suppressed_for") WHERE "deliveries"."state" = 'suppressed';--> statement-breakpoint
CREATE INDEX "deliveries_to_do" ON "deliveries" USING btree ("sending_key","state","is_seed" DESC NULLS FIRST,"recipient") WHERE "deliveries"."state" IN ('pending', 'dispatching');
