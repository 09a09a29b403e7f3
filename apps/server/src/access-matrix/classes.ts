import type pg from 'pg'

/** What the catalogue must say of a table of each class; written apart from the migration. */
interface TableClass {
  privileges: readonly string[]
  policies: readonly string[]
}

const RANGE = `((path >= NULLIF(current_setting('app.lo'::text, true), ''::text)) AND (path < NULLIF(current_setting('app.hi'::text, true), ''::text)))`
const ABOVE = `starts_with(NULLIF(current_setting('app.lo'::text, true), ''::text), path)`
const MINE = `(person_key = (NULLIF(current_setting('app.person'::text, true), ''::text))::integer)`
const EVERYTHING = ['DELETE', 'INSERT', 'SELECT', 'UPDATE']

const within = `within ALL using ${RANGE} check ${RANGE}`

export const CLASSES: Readonly<Record<string, TableClass>> = {
  scoped: { privileges: EVERYTHING, policies: [within] },
  inherited: {
    privileges: EVERYTHING,
    policies: [`above SELECT using ${ABOVE} check -`, within],
  },
  own: { privileges: EVERYTHING, policies: [`own ALL using ${MINE} check ${MINE}`] },
  global: { privileges: ['SELECT'], policies: [] },
  system: { privileges: EVERYTHING, policies: [] },
  log: {
    privileges: ['INSERT', 'SELECT'],
    policies: ['added INSERT using - check true', `readable SELECT using ${RANGE} check -`],
  },
}

const ISSUER = `(issuer = NULLIF(current_setting('app.issuer'::text, true), ''::text))`
const SUBJECT = `(subject = NULLIF(current_setting('app.subject'::text, true), ''::text))`
const EMAIL = `(lower(email) = NULLIF(current_setting('app.email'::text, true), ''::text))`
const INVITED = `((status = 'INVITED'::text) AND (subject IS NULL) AND is_open(invited_at) AND ${EMAIL})`

const MEMBER = `(EXISTS ( SELECT
   FROM market_group_markets m
  WHERE (m.group_key = coupons.group_key)))`
const RELEASED = `((parent_key IS NULL) OR is_released OR (path <> NULLIF(current_setting('app.lo'::text, true), ''::text)))`
const HOLDER = `(hash = NULLIF(current_setting('app.offer_code'::text, true), ''::text))`
const OPENED = `(key = (NULLIF(current_setting('app.printed_offer'::text, true), ''::text))::integer)`
const PROGRAM = `((NULLIF(current_setting('app.lo'::text, true), ''::text) = '1.'::text) AND (NULLIF(current_setting('app.person'::text, true), ''::text) IS NULL))`

/**
 * Policies beyond a table's class, and only these: how a token finds its person and an invited person
 * their invitation, how a dealer reads the coupons of their groups, how the holder of a code reads its
 * offer, what hides a child of a metro campaign from its dealer, and how jobs read people's choices of
 * notices.
 */
const MORE: Readonly<Record<string, readonly string[]>> = {
  campaigns: [`only released ALL using ${RELEASED} check -`],
  coupons: [`member SELECT using ${MEMBER} check -`],
  notice_choices: [`told_by SELECT using ${PROGRAM} check -`],
  offer_codes: [`holder SELECT using ${HOLDER} check -`],
  printed_offers: [`holder SELECT using ${OPENED} check -`],
  people: [
    `identity SELECT using (${ISSUER} AND ${SUBJECT}) check -`,
    `invitation SELECT using ${INVITED} check -`,
    `taking UPDATE using ${INVITED} check ((status = 'ACTIVE'::text) AND ${ISSUER} AND ${SUBJECT} AND ${EMAIL})`,
  ],
}

interface Described {
  name: string
  class: string | null
  guarded: boolean
  forced: boolean
  privileges: string[]
  policies: string[]
  /** Without those that the database writes by itself. */
  columns: string[]
}

const DESCRIBE = `
  SELECT c.relname AS name, substring(obj_description(c.oid) FROM '^class: (.*)$') AS class,
         c.relrowsecurity AS guarded, c.relforcerowsecurity AS forced,
         ARRAY(SELECT privilege_type::text FROM information_schema.role_table_grants
                WHERE table_schema = 'public' AND table_name = c.relname
                  AND grantee IN ('marquee_app', 'PUBLIC') ORDER BY 1) AS privileges,
         ARRAY(SELECT format('%s%s %s using %s check %s',
                             CASE permissive WHEN 'RESTRICTIVE' THEN 'only ' END,
                             policyname, cmd, coalesce(qual, '-'),
                             coalesce(with_check, '-'))
                 FROM pg_policies p WHERE p.schemaname = 'public' AND p.tablename = c.relname
                  AND roles = '{public}' ORDER BY policyname) AS policies,
         ARRAY(SELECT quote_ident(attname) FROM pg_attribute
                WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
              ) AS columns
    FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'f')
   ORDER BY 1`

export async function describeTables(client: pg.ClientBase | pg.Pool): Promise<Described[]> {
  return (await client.query<Described>(DESCRIBE)).rows
}

/** Where a table differs from what its class demands. */
export async function classFindings(client: pg.ClientBase | pg.Pool): Promise<string[]> {
  return (await describeTables(client)).flatMap((table) => {
    const expected = CLASSES[table.class ?? '']
    if (!expected) return [`${table.name} has no known class`]
    const policies = [...expected.policies, ...(MORE[table.name] ?? [])].sort()
    const isGuarded = policies.length > 0
    return [
      ...(table.guarded === isGuarded
        ? []
        : [`${table.name}: row-level security ${table.guarded}`]),
      ...(table.forced === isGuarded ? [] : [`${table.name}: forced ${table.forced}`]),
      ...differences(table.name, 'privilege', table.privileges, expected.privileges),
      ...differences(table.name, 'policy', table.policies, policies),
    ]
  })
}

function differences(
  name: string,
  what: string,
  got: readonly string[],
  expected: readonly string[],
) {
  return [
    ...got
      .filter((one) => !expected.includes(one))
      .map((one) => `${name}: unexpected ${what} ${one}`),
    ...expected.filter((one) => !got.includes(one)).map((one) => `${name}: missing ${what} ${one}`),
  ]
}
