import { reachOf, SOURCE_FLAGS, type CountedHousehold } from '@marquee/rules/customers'
import type pg from 'pg'

/** Rows for households that are counted: with an address and an email where something reaches them. */
export async function storeHouseholds(
  owner: Pick<pg.Client, 'query'>,
  { path }: { path: string },
  households: readonly CountedHousehold[],
): Promise<void> {
  const rows = households.map(({ marketKey, household, contact, personHash }) => {
    const { mail, email } = reachOf(contact)
    return {
      market_key: marketKey,
      household,
      person_hash: String(personHash),
      email: email === 'NO_DATA' ? null : `c${household}@customers.example`,
      line1: mail === 'NO_DATA' ? null : `${household} Main St`,
      flags:
        (mail === 'OPTED_OUT' ? SOURCE_FLAGS.mailOptedOut : 0) |
        (email === 'OPTED_OUT' ? SOURCE_FLAGS.emailOptedOut : 0),
    }
  })
  await owner.query(
    `INSERT INTO households (market_key, version, household, person_hash, visits, flags, path,
                             last_name, line1, postal_code, email, vehicles)
     SELECT market_key, 0, household, person_hash::bigint, 1, flags, $2, 'Quill', line1, '48104', email, '{}'
       FROM jsonb_to_recordset($1) AS
         r(market_key integer, household integer, person_hash text, flags integer, line1 text, email text)`,
    [JSON.stringify(rows), path],
  )
}
