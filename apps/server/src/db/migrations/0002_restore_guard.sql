CREATE TABLE "restore_guard" (
	"key" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"generation" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "restore_guard_is_one_row" CHECK ("restore_guard"."key" = 1)
);
--> statement-breakpoint
CALL protect('restore_guard', 'system');
