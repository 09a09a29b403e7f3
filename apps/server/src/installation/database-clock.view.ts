import { store } from '../platform/sql/index.ts'

/** The one clock that all programs share: by it jobs become due. */
export const databaseClockView = store((sql) => ({
  /** Milliseconds since 1970, also late in a transaction. */
  async now(): Promise<number> {
    const { rows } = await sql.execute<{ now: number }>(
      'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now',
    )
    return rows[0]?.now ?? Number.NaN
  },
}))
