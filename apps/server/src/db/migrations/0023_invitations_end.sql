-- An invitation can be taken for 30 days after it was sent last.
CREATE FUNCTION is_open(invited_at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT invited_at > now() - interval '30 days'
$$;
--> statement-breakpoint
ALTER POLICY invitation ON people
  USING (status = 'INVITED' AND subject IS NULL AND is_open(invited_at)
     AND lower(email) = nullif(current_setting('app.email', true), ''));
--> statement-breakpoint
ALTER POLICY taking ON people
  USING (status = 'INVITED' AND subject IS NULL AND is_open(invited_at)
     AND lower(email) = nullif(current_setting('app.email', true), ''));
--> statement-breakpoint
-- As before, but for invitations that are over.
CREATE OR REPLACE FUNCTION homes_of_person()
RETURNS TABLE (key integer, level text, market text, brand text, is_here boolean,
               is_invitation boolean, is_new boolean)
LANGUAGE plpgsql AS $$
DECLARE
  here CONSTANT integer := nullif(current_setting('app.person', true), '')::integer;
  lo CONSTANT text := current_setting('app.lo', true);
  hi CONSTANT text := current_setting('app.hi', true);
  address text := (SELECT lower(p.email) FROM people p WHERE p.key = here);
  answered timestamptz;
  home record;
BEGIN
  PERFORM set_config('app.email', address, true);
  answered := (SELECT max(c.chosen_at) FROM home_choices c JOIN people p ON p.key = c.person_key
                WHERE p.issuer = current_setting('app.issuer')
                  AND p.subject = current_setting('app.subject') AND p.status = 'ACTIVE');
  FOR home IN
    SELECT p.key, p.level, p.home_market_key, p.path, p.status, p.invited_at FROM people p
     WHERE p.issuer = current_setting('app.issuer') AND p.subject = current_setting('app.subject')
       AND p.status = 'ACTIVE'
     UNION ALL
    SELECT p.key, p.level, p.home_market_key, p.path, p.status, p.invited_at FROM people p
     WHERE lower(p.email) = address AND p.status = 'INVITED' AND p.subject IS NULL
       AND is_open(p.invited_at)
     ORDER BY 1
  LOOP
    PERFORM enter_path(home.path);
    SELECT m.name, h.name INTO market, brand
      FROM markets m LEFT JOIN hierarchies h ON h.id = m.hierarchy_id
     WHERE m.key = home.home_market_key;
    key := home.key;
    level := home.level;
    is_here := home.key = here;
    is_invitation := home.status = 'INVITED';
    is_new := NOT is_here AND (answered IS NULL OR home.invited_at > answered);
    RETURN NEXT;
  END LOOP;
  PERFORM set_config('app.email', '', true), set_config('app.lo', lo, true),
          set_config('app.hi', hi, true);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION choose_home(home integer) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  address CONSTANT text := (SELECT lower(p.email) FROM people p
    WHERE p.key = nullif(current_setting('app.person', true), '')::integer);
  place text;
BEGIN
  PERFORM set_config('app.email', address, true);
  UPDATE people p SET issuer = current_setting('app.issuer'),
                      subject = current_setting('app.subject'),
                      status = 'ACTIVE', version = p.version + 1
   WHERE p.key = home AND p.status = 'INVITED' AND p.subject IS NULL AND lower(p.email) = address
     AND is_open(p.invited_at);
  PERFORM set_config('app.email', '', true);
  SELECT p.path INTO place FROM people p
   WHERE p.key = home AND p.status = 'ACTIVE' AND p.issuer = current_setting('app.issuer')
     AND p.subject = current_setting('app.subject');
  IF FOUND THEN
    INSERT INTO home_choices (person_key) VALUES (home)
    ON CONFLICT (person_key) DO UPDATE SET chosen_at = now();
  END IF;
  RETURN place;
END $$;
