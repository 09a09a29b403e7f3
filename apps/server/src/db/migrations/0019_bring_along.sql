-- What was written for a moved market while it was moved still lies where the writer had seen the market: below
-- another market of the level of its parent. It is brought along, from whichever table.
CREATE FUNCTION bring_along(moved integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  target CONSTANT text := (SELECT path FROM markets WHERE key = moved);
  places CONSTANT text[] := ARRAY(
    SELECT other.path || moved || '.'
      FROM markets own JOIN markets parent ON parent.key = own.parent_key
      JOIN markets other ON other.type = parent.type AND other.hierarchy_id = parent.hierarchy_id
     WHERE own.key = moved AND other.key <> parent.key);
  lying record;
BEGIN
  FOR lying IN
    SELECT c.oid::regclass AS name FROM pg_class c
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'path' AND NOT a.attisdropped
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND c.oid <> 'market_placements'::regclass
       AND obj_description(c.oid, 'pg_class') IN ('class: scoped', 'class: inherited')
  LOOP
    EXECUTE format('UPDATE %s AS lying SET path = $2 || substr(lying.path, length(place) + 1)
                      FROM unnest($1) AS place
                     WHERE lying.path >= place AND lying.path < left(place, -1) || ''/''', lying.name)
      USING places, target;
  END LOOP;
END $$;
