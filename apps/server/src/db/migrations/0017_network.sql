-- Markets are written by people and files now, so the tree is held right here: a market lies directly below
-- its parent, which is one level above, and is of its brand. It is looked at when a transaction ends,
-- since a new market gets its path only after its key.
CREATE FUNCTION market_lies_right() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own markets;
  above markets;
BEGIN
  SELECT * INTO own FROM markets WHERE key = coalesce(NEW.key, OLD.key);
  IF own.key IS NULL THEN
    IF EXISTS (SELECT FROM markets WHERE parent_key = OLD.key) THEN
      RAISE EXCEPTION 'market % has markets below it', OLD.key USING ERRCODE = 'check_violation';
    END IF;
    RETURN NULL;
  END IF;
  IF own.type = 'CORPORATE' AND own.parent_key IS NULL AND own.path = own.key || '.' THEN
    RETURN NULL;
  END IF;
  SELECT * INTO above FROM markets WHERE key = own.parent_key;
  IF above.key IS NULL OR own.path <> above.path || own.key || '.' THEN
    RAISE EXCEPTION 'market % does not lie below its parent', own.key USING ERRCODE = 'check_violation';
  END IF;
  IF above.type IS DISTINCT FROM (CASE own.type
       WHEN 'NATIONAL' THEN 'CORPORATE' WHEN 'ZONE' THEN 'NATIONAL' WHEN 'DISTRICT' THEN 'ZONE'
       WHEN 'DEALER' THEN 'DISTRICT' WHEN 'METRO' THEN nullif(above.type, 'METRO') END) THEN
    RAISE EXCEPTION 'market % lies below the wrong level', own.key USING ERRCODE = 'check_violation';
  END IF;
  IF own.type <> 'NATIONAL' AND own.hierarchy_id IS DISTINCT FROM above.hierarchy_id THEN
    RAISE EXCEPTION 'market % is of another brand than its parent', own.key USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (SELECT FROM markets m WHERE m.parent_key = own.key AND m.path <> own.path || m.key || '.') THEN
    RAISE EXCEPTION 'markets below % did not move with it', own.key USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

-- The previous release only ever wrote markets that lie right: metro markets, at the markets of their groups.
CREATE CONSTRAINT TRIGGER lies_right
  AFTER INSERT OR DELETE OR UPDATE OF key, parent_key, path, type, hierarchy_id ON markets
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION market_lies_right();

-- Moves a market below another one, with everything that lies at and below it: people, campaigns, orders,
-- customers. Where it lay until now stays in market_placements. It leaves groups that do not reach its new
-- place, and the people of its homes no longer use groups that lie elsewhere.
CREATE FUNCTION move_market(moved integer, below integer, since date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  place CONSTANT text := (SELECT path FROM markets WHERE key = moved);
  place_end CONSTANT text := left(place, -1) || '/';
  target CONSTANT text := (SELECT path FROM markets WHERE key = below) || moved || '.';
  lying record;
BEGIN
  UPDATE markets SET parent_key = below WHERE key = moved;
  FOR lying IN
    SELECT c.oid::regclass AS name FROM pg_class c
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'path' AND NOT a.attisdropped
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND c.oid <> 'market_placements'::regclass
       AND obj_description(c.oid, 'pg_class') IN ('class: scoped', 'class: inherited')
  LOOP
    EXECUTE format('UPDATE %s SET path = $3 || substr(path, length($1) + 1) WHERE path >= $1 AND path < $2',
                   lying.name) USING place, place_end, target;
  END LOOP;
  INSERT INTO market_placements (market_key, valid_from, parent_key, path)
  VALUES (moved, since, below, target)
  ON CONFLICT (market_key, valid_from) DO UPDATE SET parent_key = excluded.parent_key, path = excluded.path;
  DELETE FROM market_group_markets d USING market_groups g
   WHERE g.key = d.group_key AND starts_with(d.path, target) AND NOT starts_with(d.path, g.path);
  DELETE FROM market_group_users u USING people p
   WHERE p.key = u.person_key AND starts_with(p.path, target)
     AND NOT starts_with(p.path, u.path) AND NOT starts_with(u.path, p.path);
END $$;

-- Brands are written by people now as well.
CALL watch('hierarchies', '{tenant,coupon_source}');

-- The market of all brands has the key 1, which counting on from an empty table would give out again.
SELECT enter_path('1.');
SELECT setval(pg_get_serial_sequence('markets', 'key'),
              greatest(1, (SELECT max(key) FROM markets), (SELECT last_value FROM markets_key_seq)));
