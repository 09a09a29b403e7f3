-- What a transaction writes to watched tables is noted in a setting that ends with it, and lands in the
-- row by which the audit log tells of it: before and after, of every operation alike. Numbers, days,
-- answers and the texts that are named are quoted; of other texts, which people write, it only says that
-- they changed. After some rows the rest are only counted: those of a metro campaign change alike.
CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  count integer := coalesce(nullif(current_setting('app.changes_count', true), ''), '0')::integer;
  keys text[] := TG_ARGV[0];
  shown text[] := TG_ARGV[1];
  old_row jsonb;
  new_row jsonb;
  told jsonb;
BEGIN
  IF count >= 60 THEN
    PERFORM set_config('app.changes_count', (count + 1)::text, true);
    RETURN NULL;
  END IF;
  old_row := CASE WHEN TG_OP = 'INSERT' THEN '{}' ELSE to_jsonb(OLD) END;
  new_row := CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE to_jsonb(NEW) END;
  WITH fields AS (
    SELECT f AS name, old_row -> f AS before, new_row -> f AS after, f = ANY (shown) AS is_shown,
           jsonb_typeof(old_row -> f) = 'object' AND jsonb_typeof(new_row -> f) = 'object' AS is_whole
      FROM jsonb_object_keys(old_row || new_row) f
     WHERE old_row -> f IS DISTINCT FROM new_row -> f AND f <> ALL (keys)
       AND f NOT IN ('version', 'path', 'created_at', 'updated_at', 'updated_by', 'saved_at', 'saved_by')
  ), parts AS (
    SELECT name, before, after, is_shown FROM fields WHERE is_whole IS NOT TRUE
     UNION ALL
    SELECT name || '.' || part, before -> part, after -> part,
           coalesce(jsonb_typeof(before -> part), 'null') IN ('number', 'boolean', 'null') AND
           coalesce(jsonb_typeof(after -> part), 'null') IN ('number', 'boolean', 'null')
      FROM fields, jsonb_object_keys(CASE WHEN is_whole THEN before || after ELSE '{}' END) part
     WHERE before -> part IS DISTINCT FROM after -> part
  )
  SELECT jsonb_strip_nulls(jsonb_build_object(
           'before', jsonb_object_agg(name, coalesce(before, 'null')) FILTER (WHERE is_shown AND TG_OP <> 'INSERT'),
           'after', jsonb_object_agg(name, coalesce(after, 'null')) FILTER (WHERE is_shown AND TG_OP <> 'DELETE'),
           'unquoted', jsonb_agg(name ORDER BY name) FILTER (WHERE NOT is_shown AND TG_OP = 'UPDATE')))
    INTO told FROM parts;
  IF TG_OP = 'UPDATE' AND told = '{}' THEN RETURN NULL; END IF;
  told := jsonb_build_object('of', TG_TABLE_NAME, 'did', lower(TG_OP), 'key', (
    SELECT CASE WHEN count(*) = 1 THEN (array_agg((old_row || new_row) -> key))[1]
           ELSE jsonb_object_agg(key, (old_row || new_row) -> key) END FROM unnest(keys) key)) || told;
  PERFORM set_config('app.changes_count', (count + 1)::text, true),
          set_config('app.changes', concat_ws(',', nullif(current_setting('app.changes', true), ''), told), true);
  RETURN NULL;
END $$;

CREATE FUNCTION noted_changes() RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT ('[' || current_setting('app.changes', true) ||
          CASE WHEN count > 60 THEN format(',{"leftOut": %s}', count - 60) ELSE '' END || ']')::jsonb
    FROM (SELECT nullif(current_setting('app.changes_count', true), '')::integer AS count) c
   WHERE count > 0
$$;

-- From now on the audit log tells what changes in a table, and quotes these texts of it.
CREATE PROCEDURE watch(target regclass, quoted text[] DEFAULT '{}') LANGUAGE plpgsql AS $$
DECLARE
  keys text[] := ARRAY(
    SELECT a.attname::text FROM pg_index i
      JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
     WHERE i.indrelid = target AND i.indisprimary);
  plain text[] := ARRAY(
    SELECT attname::text FROM pg_attribute
     WHERE attrelid = target AND attnum > 0 AND NOT attisdropped
       AND atttypid IN ('boolean'::regtype, 'integer'::regtype, 'bigint'::regtype, 'date'::regtype,
                        'timestamptz'::regtype, 'integer[]'::regtype));
BEGIN
  EXECUTE format('CREATE OR REPLACE TRIGGER watched AFTER INSERT OR UPDATE OR DELETE ON %s '
    'FOR EACH ROW EXECUTE FUNCTION note_change(%L, %L)', target, keys, plain || quoted);
END $$;

CREATE TABLE audit_log (
  key bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL DEFAULT now(),
  request_id text NOT NULL,
  person_key integer,
  operation text NOT NULL,
  outcome text NOT NULL,
  event text NOT NULL,
  details jsonb NOT NULL,
  path text COLLATE "C" NOT NULL,
  object integer,
  changes jsonb DEFAULT noted_changes(),
  client text,
  agent text,
  transaction xid8 NOT NULL DEFAULT pg_current_xact_id()
);
CREATE INDEX audit_log_by_time ON audit_log (at, key);
CREATE INDEX audit_log_by_path ON audit_log (path, at, key);
CREATE INDEX audit_log_by_person ON audit_log (person_key, at, key);
CREATE INDEX audit_log_by_event ON audit_log (event, at, key);
CREATE INDEX audit_log_by_object ON audit_log (object, at, key);
CREATE INDEX audit_log_by_outcome ON audit_log (outcome, at, key);
CREATE INDEX audit_log_by_transaction ON audit_log (transaction, key);
CALL protect('audit_log', 'log');

CREATE TABLE audit_seals (
  position bigint PRIMARY KEY,
  audit_key bigint NOT NULL,
  hash text NOT NULL,
  horizon xid8 NOT NULL,
  sealed_at timestamptz NOT NULL DEFAULT now(),
  path text COLLATE "C" NOT NULL,
  CONSTRAINT audit_seals_once UNIQUE (audit_key)
);
CREATE INDEX audit_seals_by_path ON audit_seals (path, position);
CALL protect('audit_seals', 'log');
