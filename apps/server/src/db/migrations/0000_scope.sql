-- Who sees which rows. Every table is of one class, and a test fails on a table without one:
--   scoped     the row lies in the market tree; a person sees and writes what is below their home
--   inherited  as scoped, and read by everyone below the row's place as well
--   own        the row belongs to one person
--   global     read by everyone, written by migrations and the demo only
--   system     for the program itself; holds no market data
--   log        can be added to, never changed
-- Row-level security is FORCEd: it also binds the owner, so migrations that touch rows first set the
-- root scope with enter_path('1.').
--
-- The files up to 0010 are the schema of the first release, as it is (docs/decisions/0037-one-baseline.md).

-- Who sees which rows. Every table is of one class, and a test fails on a table without one:
--   scoped     the row lies in the market tree; a person sees and writes what is below their home
--   inherited  as scoped, and read by everyone below the row's place as well
--   own        the row belongs to one person
--   global     read by everyone, written by migrations and the demo only
--   system     for the program itself; holds no market data
--   log        can be added to, never changed
-- Row-level security is FORCEd: it also binds the owner, so migrations that touch rows first set the
-- root scope with enter_path('1.').

-- A role belongs to the whole server, which may hold another Marquee database already.
DO $$ BEGIN
  CREATE ROLE marquee_app NOLOGIN NOSUPERUSER NOBYPASSRLS;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;

GRANT USAGE ON SCHEMA public TO marquee_app;
REVOKE CREATE ON SCHEMA public FROM PUBLIC;

-- The scope of the present transaction: one range of paths, and who asks.
CREATE FUNCTION enter_path(scope text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('app.lo', scope, true),
          set_config('app.hi', left(scope, -1) || '/', true);
END $$;

-- Finds the person behind a token and narrows the transaction to their home; no row, no scope.
CREATE FUNCTION enter_person(token_issuer text, token_subject text)
RETURNS TABLE (key integer, name text, email text, level text, home_market_key integer,
               home_path text, permissions text[], status text)
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('app.issuer', token_issuer, true),
          set_config('app.subject', token_subject, true);
  SELECT p.key, p.name, p.email, p.level, p.home_market_key, p.path, p.permissions, p.status
    INTO key, name, email, level, home_market_key, home_path, permissions, status
    FROM people p WHERE p.issuer = token_issuer AND p.subject = token_subject;
  IF FOUND THEN
    PERFORM set_config('app.person', key::text, true);
    -- As enter_path does; written out because every call passes here.
    IF status = 'ACTIVE' THEN
      PERFORM set_config('app.lo', home_path, true),
              set_config('app.hi', left(home_path, -1) || '/', true);
    END IF;
    RETURN NEXT;
  END IF;
END $$;

-- Takes the open invitation for a verified email address; answers whether there was one.
CREATE FUNCTION take_invitation(token_issuer text, token_subject text, verified_email text)
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('app.issuer', token_issuer, true),
          set_config('app.subject', token_subject, true),
          set_config('app.email', lower(verified_email), true);
  UPDATE people SET issuer = token_issuer, subject = token_subject, status = 'ACTIVE',
                    version = version + 1
   WHERE status = 'INVITED' AND subject IS NULL AND lower(people.email) = lower(verified_email);
  RETURN FOUND;
END $$;

-- Puts a table under one of the classes above. The predicates are spelled out, not wrapped in a
-- sub-select, which would hide the range from the planner.
CREATE PROCEDURE protect(target regclass, class text, column_of_person text DEFAULT 'person_key')
LANGUAGE plpgsql AS $$
DECLARE
  within CONSTANT text :=
    'path >= nullif(current_setting(''app.lo'', true), '''') AND '
    'path < nullif(current_setting(''app.hi'', true), '''')';
  above CONSTANT text := 'starts_with(nullif(current_setting(''app.lo'', true), ''''), path)';
  own text := column_of_person || ' = nullif(current_setting(''app.person'', true), '''')::integer';
BEGIN
  EXECUTE format('COMMENT ON TABLE %s IS %L', target, 'class: ' || class);
  IF class IN ('scoped', 'inherited', 'own', 'log') THEN
    EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
    EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', target);
  END IF;
  CASE class
    WHEN 'scoped' THEN
      EXECUTE format('CREATE POLICY within ON %s USING (%s) WITH CHECK (%s)', target, within, within);
      EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO marquee_app', target);
    WHEN 'inherited' THEN
      EXECUTE format('CREATE POLICY within ON %s USING (%s) WITH CHECK (%s)', target, within, within);
      EXECUTE format('CREATE POLICY above ON %s FOR SELECT USING (%s)', target, above);
      EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO marquee_app', target);
    WHEN 'own' THEN
      EXECUTE format('CREATE POLICY own ON %s USING (%s) WITH CHECK (%s)', target, own, own);
      EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO marquee_app', target);
    WHEN 'global' THEN
      EXECUTE format('GRANT SELECT ON %s TO marquee_app', target);
    WHEN 'system' THEN
      EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO marquee_app', target);
    WHEN 'log' THEN
      EXECUTE format('CREATE POLICY readable ON %s FOR SELECT USING (%s)', target, within);
      EXECUTE format('CREATE POLICY added ON %s FOR INSERT WITH CHECK (true)', target);
      EXECUTE format('GRANT SELECT, INSERT ON %s TO marquee_app', target);
    ELSE RAISE EXCEPTION 'unknown class %', class;
  END CASE;
END $$;
