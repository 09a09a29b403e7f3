import type pg from 'pg'
import { store } from '../platform/sql/index.ts'
import { contactOf, KNOWN_HOUSEHOLDS, type ContactRow } from './known-contacts.view.ts'

/** A household as a piece is addressed to it. */
export interface KnownRecipient {
  household: number
  firstName: string
  lastName: string
  email: string | null
  vehicles: readonly number[]
  /** By what it is reached now. */
  contact: number
}

interface Row extends ContactRow {
  household: number
  firstName: string | null
  lastName: string
  email: string | null
  vehicles: number[]
}

const RECIPIENTS = `${KNOWN_HOUSEHOLDS}
  SELECT household, first_name AS "firstName", last_name AS "lastName", email, vehicles,
         "hasEmail", flags, "hasAddress", suppressed FROM seen`

/** Those of these households that are still known, with all that holds against them at this moment. */
export const knownRecipientsView = store((sql) => {
  const { $client: client } = sql as typeof sql & { $client: pg.ClientBase }
  return {
    async all(
      market: { marketKey: number; path: string },
      households: readonly number[],
    ): Promise<ReadonlyMap<number, KnownRecipient>> {
      const values = [market.marketKey, market.path, [...households]]
      const { rows } = await client.query<Row>(RECIPIENTS, values)
      return new Map(
        rows.map((row) => {
          const { household, firstName, lastName, email, vehicles } = row
          const known = {
            household,
            firstName: firstName ?? '',
            lastName,
            email,
            vehicles,
            contact: contactOf(row),
          }
          return [household, known]
        }),
      )
    },
  }
})
