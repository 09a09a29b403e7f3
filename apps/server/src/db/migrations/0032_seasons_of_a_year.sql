ALTER TABLE "campaigns" ADD COLUMN "annual_key" integer;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "season" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "annual_order_key" integer;--> statement-breakpoint
-- contract: the previous release writes nothing into these columns, and old rows have nothing in them
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_annual_key_campaigns_key_fk" FOREIGN KEY ("annual_key") REFERENCES "public"."campaigns"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- contract: the previous release writes nothing into these columns, and old rows have nothing in them
ALTER TABLE "orders" ADD CONSTRAINT "orders_annual_order_key_orders_key_fk" FOREIGN KEY ("annual_order_key") REFERENCES "public"."orders"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaigns_by_annual" ON "campaigns" USING btree ("annual_key");--> statement-breakpoint
-- contract: the previous release writes nothing into these columns, and old rows have nothing in them
CREATE UNIQUE INDEX "campaigns_season_once" ON "campaigns" USING btree ("market_key","template_key",coalesce(extract(year FROM "deployment_date"), 0)) WHERE "campaigns"."annual_key" IS NOT NULL AND "campaigns"."status" <> 'CANCELLED';--> statement-breakpoint
CREATE INDEX "orders_by_annual" ON "orders" USING btree ("annual_order_key");--> statement-breakpoint
CREATE INDEX "campaigns_draft_seasons" ON "campaigns" USING btree ("path","key") WHERE "campaigns"."annual_key" IS NOT NULL AND "campaigns"."status" = 'DRAFT';
