-- Which database this is: another one after it was copied or put back to a moment, which begins a timeline of its own.
-- Where a provider does not answer a part of it, the others have to do.
CREATE FUNCTION database_identity() RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  cluster text := '-';
  timeline text := '-';
BEGIN
  BEGIN
    SELECT system_identifier::text INTO cluster FROM pg_control_system();
  EXCEPTION WHEN OTHERS THEN NULL;
  END;
  BEGIN
    -- The control file names the new timeline only after its first checkpoint.
    timeline := left(pg_walfile_name(pg_current_wal_insert_lsn()), 8);
  EXCEPTION WHEN OTHERS THEN NULL;
  END;
  RETURN format('%s %s %s', cluster, timeline,
    (SELECT oid FROM pg_database WHERE datname = current_database()));
END $$;
--> statement-breakpoint
ALTER TABLE "restore_guard" ADD COLUMN "identity" text DEFAULT database_identity() NOT NULL;
