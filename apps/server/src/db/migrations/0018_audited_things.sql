ALTER TABLE audit_log ADD COLUMN about text[];

CREATE TABLE audit_about (
  thing text NOT NULL,
  audit_key bigint NOT NULL,
  path text COLLATE "C" NOT NULL,
  CONSTRAINT audit_about_thing_audit_key_pk PRIMARY KEY (thing, audit_key)
);
CALL protect('audit_about', 'log');
-- contract: the previous release finds by it what is found by its path as well, only more slowly
DROP INDEX audit_log_by_object;

-- An entry is found by each thing that it is about; where it says none, only by the key of its object.
CREATE FUNCTION find_by_things() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_about (thing, audit_key, path)
  SELECT DISTINCT thing, NEW.key, NEW.path FROM unnest(NEW.about) AS thing
   UNION
  SELECT ':' || NEW.object, NEW.key, NEW.path
   WHERE NEW.object IS NOT NULL AND cardinality(coalesce(NEW.about, '{}')) = 0;
  RETURN NULL;
END $$;
CREATE TRIGGER found_by_things AFTER INSERT ON audit_log
  FOR EACH ROW EXECUTE FUNCTION find_by_things();

-- Entries from before say it by the name of their event.
INSERT INTO audit_about (thing, audit_key, path)
SELECT DISTINCT
       CASE WHEN split_part(event, '.', 1) IN (
              'campaign', 'touchpoint', 'order', 'campaign-template', 'creative', 'coupon',
              'market-group', 'person', 'seed-list', 'blackout-date', 'bulk-reorder')
            THEN split_part(event, '.', 1) ELSE '' END || ':' || named,
       key, path
  FROM audit_log,
       LATERAL (SELECT object::text
         UNION SELECT jsonb_path_query(details, 'lax $.keys[*]') #>> '{}') AS n (named)
 WHERE named IS NOT NULL;
