import type { MarketPath } from '@marquee/rules/access'
import { sql as raw } from 'drizzle-orm'
import { store } from '../platform/sql/index.ts'

/** In which of their homes a person works. They lie outside each other's scope, so the database chooses. */
export const homesStore = store((sql) => ({
  /** The place of the chosen home; undefined when it is neither theirs nor an invitation to them. */
  async choose(key: number): Promise<MarketPath | undefined> {
    const { rows } = await sql.execute<{ path: MarketPath | null }>(
      raw`SELECT choose_home(${key}) AS path`,
    )
    return rows[0]?.path ?? undefined
  },
}))
