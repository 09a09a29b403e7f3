import { and, asc, eq, like, or, sql as raw, type SQL } from 'drizzle-orm'
import { households, markets, marketVersions } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { containing, isAmong, store } from '../platform/sql/index.ts'

export type FoundRow = Awaited<ReturnType<ReturnType<typeof foundCustomersView>['find']>>[number]

type By =
  | { words: readonly string[]; phone?: string | undefined }
  | { emailHash: bigint }
  | { phones: readonly string[] }

interface Searched {
  /** The part of the scope that is searched. */
  part: string
  by: By
  most: number
}

const { firstName, lastName, line1, city, postalCode, email, phone, sourceId } = households

/** Customers who serve, by what they are called and where they live. */
export const foundCustomersView = store((sql, scope) => ({
  find: ({ part, by, most }: Searched) =>
    sql
      .select({
        marketKey: households.marketKey,
        household: households.household,
        marketName: markets.name,
        hierarchyId: markets.hierarchyId,
        firstName,
        lastName,
        line1,
        city,
        state: households.state,
        postalCode,
        email,
        sourceId,
        lastVisitOn: households.lastVisitOn,
        vehicles: households.vehicles,
      })
      .from(marketVersions)
      .innerJoin(households, serves)
      .innerJoin(markets, eq(markets.key, households.marketKey))
      .where(and(within(households.path, scope), within(marketVersions.path, part), found(by)))
      .orderBy(
        raw`lower(${lastName})`,
        raw`lower(${firstName})`,
        asc(postalCode),
        asc(households.marketKey),
        asc(households.household),
      )
      .limit(most),
}))

const serves = and(
  eq(households.marketKey, marketVersions.marketKey),
  eq(households.version, marketVersions.dataVersion),
)

function found(by: By): SQL | undefined {
  if ('emailHash' in by) return eq(households.emailHash, by.emailHash)
  if ('phones' in by) return isAmong(phone, by.phones)
  const words = and(...longestFirst(by.words).map(hasWord))
  return by.phone === undefined ? words : or(words, endsWith(by.phone))
}

const said = raw`concat_ws(' ', ${firstName}, ${lastName}, ${line1}, ${city}, ${postalCode}, ${email}, ${sourceId})`

/** Accents, and the apostrophes of printers, are taken off only where there are any: that takes its time. */
function hasWord(word: string): SQL {
  const pattern = containing(word)
  return raw`(lower(${said}) LIKE ${pattern}
    OR (octet_length(${said}) > char_length(${said})
        AND translate(folded(${said}), '’', '''') LIKE ${pattern}))`
}

/** Numbers are stored as their ten digits. */
const endsWith = (digits: string): SQL => like(phone, `%${digits}`)

/** The longest is the rarest, and of who does not have it no other is looked for. */
const longestFirst = (words: readonly string[]) =>
  words.toSorted((one, other) => other.length - one.length)
