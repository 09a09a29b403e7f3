import type pg from 'pg'

export interface Seen {
  /** A checksum of every table that is watched. */
  tables: Record<string, string>
  /** What the audit log gained since it was last looked at. */
  audit: AuditRow[]
}

export interface AuditRow {
  key: number
  person_key: number | null
  operation: string
  outcome: string
  event: string
  path: string
  details: Record<string, unknown>
  changes: unknown
}

export interface Rows {
  look: () => Promise<Seen>
  /** Puts every table back to what it was at first. */
  restore: (changed: readonly string[]) => Promise<void>
  changed: (seen: Seen) => string[]
}

interface Table {
  name: string
  columns: string
}

/**
 * Watches all rows of a database but its log and the counts of calls, which grow by refused calls too, as its owner; a
 * new table is watched without a word.
 */
export async function watchRows(owner: pg.Pool): Promise<Rows> {
  const { rows: found } = await owner.query<Table>(
    `SELECT table_name AS name, string_agg(quote_ident(column_name), ', ') AS columns
       FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name NOT IN ('audit_log', 'audit_about', 'counted_calls')
        AND is_generated = 'NEVER'
      GROUP BY table_name`,
  )
  await createCopies(owner, found)
  const sumsOf = checksums(owner)
  const sums = await sumsOf(found.map(({ name }) => name))
  let last = 0

  const look = async (): Promise<Seen> => {
    const { rows } = await owner.query<{ written: string[]; audit: AuditRow[] }>({
      ...WRITTEN_AND_LOG,
      values: [last],
    })
    const [now] = rows as [(typeof rows)[0]]
    Object.assign(sums, await sumsOf(now.written))
    last = now.audit.at(-1)?.key ?? last
    return { tables: { ...sums }, audit: now.audit }
  }
  const first = await look()
  return {
    look,
    changed: ({ tables }) =>
      Object.keys(tables).filter((name) => tables[name] !== first.tables[name]),
    restore: async (changed) => {
      const columns = new Map(found.map((table) => [table.name, table.columns]))
      const steps = changed.map((name) => putBack(name, columns.get(name) as string))
      await owner.query(`SET session_replication_role = replica; ${steps.join('')}
        SET session_replication_role = DEFAULT`)
    },
  }
}

/**
 * The tables that were written to since the last look, and the new rows of the log. One call adds only
 * a few; with the limit the planner does not read the whole log, which grows with every cell.
 */
const WRITTEN_AND_LOG = {
  name: 'written and log',
  text: `WITH written AS (DELETE FROM kept.written RETURNING name)
    SELECT coalesce((SELECT json_agg(DISTINCT name) FROM written), '[]') AS written,
      coalesce((SELECT json_agg(a) FROM
        (SELECT * FROM audit_log WHERE key > $1 ORDER BY key LIMIT 100) a), '[]') AS audit`,
}

/** Of the tables that were written: were they written as they had been, they are not changed. */
function checksums(owner: pg.Pool) {
  return async (names: readonly string[]): Promise<Record<string, string>> => {
    if (names.length === 0) return {}
    const each = names.map(
      (name) =>
        `('${name}', (SELECT coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '')
                        FROM public.${name} t))`,
    )
    const { rows } = await owner.query<{ sums: Record<string, string> }>(
      `SELECT json_object_agg(name, sum) AS sums FROM (VALUES ${each.join(', ')}) AS each(name, sum)`,
    )
    return rows[0]?.sums ?? {}
  }
}

/**
 * A copy of every table, and a trigger on it that records each table that is written to, also by a
 * restore.
 */
async function createCopies(owner: pg.Pool, tables: readonly Table[]): Promise<void> {
  const copies = tables.map(
    ({ name }) => `CREATE TABLE kept.${name} AS TABLE public.${name};
      CREATE TRIGGER note AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.${name}
        FOR EACH STATEMENT EXECUTE FUNCTION kept.note();
      ALTER TABLE public.${name} ENABLE ALWAYS TRIGGER note;`,
  )
  await owner.query(`CREATE SCHEMA kept; CREATE TABLE kept.written (name text NOT NULL);
    CREATE FUNCTION kept.note() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
      BEGIN INSERT INTO kept.written VALUES (TG_TABLE_NAME); RETURN NULL; END $$;
    ${copies.join('')}
    ANALYZE;`)
}

/** Only the rows that differ, so that thousands of cells leave no heap of dead ones. */
function putBack(name: string, columns: string): string {
  return `DELETE FROM public.${name} t
     WHERE NOT EXISTS (SELECT FROM kept.${name} k WHERE k::text = t::text);
    INSERT INTO public.${name} (${columns}) OVERRIDING SYSTEM VALUE
    SELECT ${columns} FROM kept.${name} k
     WHERE NOT EXISTS (SELECT FROM public.${name} t WHERE t::text = k::text);`
}
