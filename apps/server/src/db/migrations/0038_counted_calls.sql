CREATE TABLE "counted_calls" (
	"caller" text NOT NULL,
	"operation" text NOT NULL,
	"calls" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "counted_calls_caller_operation_pk" PRIMARY KEY("caller","operation")
);
--> statement-breakpoint
CALL protect('counted_calls', 'system');
