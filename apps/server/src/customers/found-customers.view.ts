import { and, asc, eq, sql as raw, type SQL } from 'drizzle-orm'
import { households, markets, marketVersions } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { containing, store } from '../platform/sql/index.ts'

export type FoundRow = Awaited<ReturnType<ReturnType<typeof foundCustomersView>['find']>>[number]

interface Searched {
  /** The part of the scope that is searched. */
  part: string
  by: { words: readonly string[] } | { emailHash: bigint }
  most: number
}

const { firstName, lastName, line1, city, postalCode, email, sourceId } = households

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
      .where(
        and(
          within(households.path, scope),
          within(marketVersions.path, part),
          'emailHash' in by
            ? eq(households.emailHash, by.emailHash)
            : and(...by.words.map(hasWord)),
        ),
      )
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

const said = raw`lower(concat_ws(' ', ${firstName}, ${lastName}, ${line1}, ${city}, ${postalCode}, ${email}, ${sourceId}))`

/** Accents are taken off only where there are any: it costs ten times as much as all the rest. */
function hasWord(word: string): SQL {
  const pattern = containing(word)
  return raw`(${said} LIKE ${pattern}
    OR (${said} ~ '[^[:ascii:]]' AND folded(${said}) LIKE ${pattern}))`
}
