import type pg from 'pg'
import { store } from '../platform/sql/index.ts'
import { contactOf, KNOWN_HOUSEHOLDS, type ContactRow } from './known-contacts.view.ts'

/** A household as a letter is addressed to it. */
export interface PostalRecipient {
  household: number
  firstName: string
  lastName: string
  line1: string
  city: string
  state: string
  postalCode: string
  vehicles: readonly number[]
  /** By what it is reached now. */
  contact: number
}

const RECIPIENTS = `${KNOWN_HOUSEHOLDS}
  SELECT household, coalesce(first_name, '') AS "firstName", last_name AS "lastName",
         coalesce(line1, '') AS line1, coalesce(city, '') AS city, coalesce(state, '') AS state,
         coalesce(postal_code, '') AS "postalCode", vehicles, "hasEmail", flags, "hasAddress",
         suppressed FROM seen`

/** Those of these households that are still known, with all that holds against them at this moment. */
export const postalRecipientsView = store((sql) => {
  const { $client: client } = sql as typeof sql & { $client: pg.ClientBase }
  return {
    async all(
      market: { marketKey: number; path: string },
      households: readonly number[],
    ): Promise<ReadonlyMap<number, PostalRecipient>> {
      const values = [market.marketKey, market.path, [...households]]
      const { rows } = await client.query<Omit<PostalRecipient, 'contact'> & ContactRow>(
        RECIPIENTS,
        values,
      )
      return new Map(
        rows.map(({ hasEmail, hasAddress, flags, suppressed, ...known }) => [
          known.household,
          { ...known, contact: contactOf({ hasEmail, hasAddress, flags, suppressed }) },
        ]),
      )
    },
  }
})
