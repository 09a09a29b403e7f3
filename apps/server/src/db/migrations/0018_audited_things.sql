CREATE TABLE audit_about (
  thing text NOT NULL,
  audit_key bigint NOT NULL,
  path text COLLATE "C" NOT NULL,
  CONSTRAINT audit_about_thing_audit_key_pk PRIMARY KEY (thing, audit_key)
);
CALL protect('audit_about', 'log');
REVOKE INSERT ON audit_about FROM marquee_app;
DROP INDEX audit_log_by_object;

-- What an entry is about stands in its sealed details; here it is found. Without a kind only by its key.
CREATE FUNCTION things_of(object integer, details jsonb) RETURNS SETOF text
LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_array_elements_text(details -> 'about')
  UNION
  SELECT ':' || object WHERE object IS NOT NULL AND NOT details ? 'about'
$$;

CREATE FUNCTION find_by_things() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO audit_about (thing, audit_key, path)
  SELECT thing, NEW.key, NEW.path FROM things_of(NEW.object, NEW.details) AS thing;
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
       LATERAL (SELECT object::text UNION SELECT jsonb_array_elements_text(details -> 'keys')) AS n (named)
 WHERE named IS NOT NULL;
