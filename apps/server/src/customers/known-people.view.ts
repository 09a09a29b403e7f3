import type pg from 'pg'
import { store } from '../platform/sql/index.ts'
import { KNOWN_HOUSEHOLDS } from './known-contacts.view.ts'

const PEOPLE = `${KNOWN_HOUSEHOLDS}
  SELECT household, person_hash::text AS person FROM seen`

/** By which hash customers of a dealer are known at the others. */
export const knownPeopleView = store((sql) => {
  const { $client: client } = sql as typeof sql & { $client: pg.ClientBase }
  return {
    /** The hash of each of these households; who is unknown has none. */
    async hashes(
      market: { marketKey: number; path: string },
      households: readonly number[],
    ): Promise<ReadonlyMap<number, string>> {
      const values = [market.marketKey, market.path, [...households]]
      const { rows } = await client.query<{ household: number; person: string }>(PEOPLE, values)
      return new Map(rows.map(({ household, person }) => [household, person]))
    },
  }
})
