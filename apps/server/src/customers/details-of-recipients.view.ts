import type { ContactDetails } from '@marquee/rules/customers'
import type pg from 'pg'
import { store } from '../platform/sql/index.ts'
import { contactOf, KNOWN_HOUSEHOLDS, type ContactRow } from './known-contacts.view.ts'

type Details = Pick<
  ContactDetails,
  'firstName' | 'lastName' | 'city' | 'state' | 'postalCode' | 'email' | 'phone'
>

/** A household with all by which others could find it. */
export interface DetailedRecipient {
  household: number
  details: Details
  /** By what it is reached now. */
  contact: number
}

const RECIPIENTS = `${KNOWN_HOUSEHOLDS}
  SELECT household, coalesce(first_name, '') AS "firstName", last_name AS "lastName",
         coalesce(city, '') AS city, coalesce(state, '') AS state,
         coalesce(postal_code, '') AS "postalCode", coalesce(email, '') AS email,
         coalesce(phone, '') AS phone, "hasEmail", flags, "hasAddress", suppressed FROM seen`

/** Those of these households that are still known, with all that holds against them at this moment. */
export const detailsOfRecipientsView = store((sql) => {
  const { $client: client } = sql as typeof sql & { $client: pg.ClientBase }
  return {
    async all(
      market: { marketKey: number; path: string },
      households: readonly number[],
    ): Promise<ReadonlyMap<number, DetailedRecipient>> {
      const values = [market.marketKey, market.path, [...households]]
      const { rows } = await client.query<Details & ContactRow & { household: number }>(
        RECIPIENTS,
        values,
      )
      return new Map(
        rows.map(({ household, hasEmail, hasAddress, flags, suppressed, ...details }) => {
          const contact = contactOf({ hasEmail, hasAddress, flags, suppressed })
          return [household, { household, details, contact }]
        }),
      )
    },
  }
})
