ALTER TABLE "orders" ADD COLUMN "submitted_freely" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CALL watch('approved_steps');
--> statement-breakpoint
CALL watch('bulk_reorders');
