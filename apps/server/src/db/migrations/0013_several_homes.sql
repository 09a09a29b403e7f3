-- A person may have homes in several brands: one row each, with the same identity. An address is unique
-- in a home only, so that an invitation answers alike whether the address is known elsewhere or not.
CREATE TABLE home_choices (
  person_key integer PRIMARY KEY,
  chosen_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT home_choices_person_key_people_key_fk
    FOREIGN KEY (person_key) REFERENCES people (key) ON DELETE CASCADE
);
CALL protect('home_choices', 'system');

-- contract: the previous release only relies on these two for speed, and the new ones give the same
DROP INDEX people_by_identity;
-- contract: as above; what it inserts where an address is known elsewhere becomes a second home
DROP INDEX people_by_email;
CREATE INDEX people_by_identity ON people (issuer, subject);
-- contract: it is weaker than the one it replaces, so no old row and no old write can break it
CREATE UNIQUE INDEX people_by_email ON people (lower(email), home_market_key);

-- contract: made again at once; the previous release names the columns that it reads
DROP FUNCTION enter_person(text, text);

-- Finds the person behind a token, in the home they chose last, and narrows the transaction to it; no
-- row, no scope. The keys are those of all their homes: what they did in one counts in the others.
CREATE FUNCTION enter_person(token_issuer text, token_subject text)
RETURNS TABLE (key integer, name text, email text, level text, home_market_key integer,
               home_path text, permissions text[], status text, keys integer[])
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('app.issuer', token_issuer, true),
          set_config('app.subject', token_subject, true);
  SELECT p.key, p.name, p.email, p.level, p.home_market_key, p.path, p.permissions, p.status,
         array_agg(p.key) OVER ()
    INTO key, name, email, level, home_market_key, home_path, permissions, status, keys
    FROM people p LEFT JOIN home_choices c ON c.person_key = p.key
   WHERE p.issuer = token_issuer AND p.subject = token_subject
   ORDER BY p.status <> 'ACTIVE', c.chosen_at DESC NULLS LAST, p.key
   LIMIT 1;
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

-- Lets a newcomer in by an open invitation for their verified email address; answers whether it did. Who
-- has several of them is not taken to have chosen one; who works somewhere already chooses by themselves.
CREATE OR REPLACE FUNCTION take_invitation(token_issuer text, token_subject text, verified_email text)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  taken integer;
BEGIN
  PERFORM set_config('app.issuer', token_issuer, true),
          set_config('app.subject', token_subject, true),
          set_config('app.email', lower(verified_email), true);
  UPDATE people SET issuer = token_issuer, subject = token_subject, status = 'ACTIVE',
                    version = version + 1
   WHERE status = 'INVITED' AND subject IS NULL AND lower(people.email) = lower(verified_email)
     AND key = (SELECT min(open.key) FROM people open WHERE open.status = 'INVITED'
                   AND open.subject IS NULL AND lower(open.email) = lower(verified_email))
     -- A newcomer's first calls come all at once.
     AND NOT EXISTS (SELECT FROM people own WHERE own.issuer = token_issuer
                        AND own.subject = token_subject AND own.status = 'ACTIVE')
  RETURNING key INTO taken;
  IF taken IS NULL THEN RETURN false; END IF;
  INSERT INTO home_choices (person_key)
  SELECT taken WHERE NOT EXISTS (
    SELECT FROM people open WHERE open.status = 'INVITED' AND open.subject IS NULL
       AND lower(open.email) = lower(verified_email))
  ON CONFLICT (person_key) DO UPDATE SET chosen_at = now();
  RETURN true;
END $$;

-- The homes of the person who entered, and the open invitations for their address. The names lie outside
-- the present scope: each is read in its own, and the present one is restored.
CREATE FUNCTION homes_of_person()
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

-- From now on the person who entered works in this home of theirs; an open invitation for their address
-- is taken by that. Answers its place, or null when it is neither.
CREATE FUNCTION choose_home(home integer) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  address CONSTANT text := (SELECT lower(p.email) FROM people p
    WHERE p.key = nullif(current_setting('app.person', true), '')::integer);
  place text;
BEGIN
  PERFORM set_config('app.email', address, true);
  UPDATE people p SET issuer = current_setting('app.issuer'),
                      subject = current_setting('app.subject'),
                      status = 'ACTIVE', version = p.version + 1
   WHERE p.key = home AND p.status = 'INVITED' AND p.subject IS NULL AND lower(p.email) = address;
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
