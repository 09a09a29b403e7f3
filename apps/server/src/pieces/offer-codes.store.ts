import { createHash, randomBytes } from 'node:crypto'
import { OFFER_CODE_BYTES, offerCode, storedOffer, type PrintedOffer } from '@marquee/rules/pieces'
import { bringUp } from '@marquee/rules/stored'
import { sql as raw } from 'drizzle-orm'
import { offerCodes, printedOffers } from '../db/schema/index.ts'
import { store, type Sql } from '../platform/sql/index.ts'

interface Place {
  key: number
  path: string
}

interface Found {
  offer: PrintedOffer
  isUsed: boolean
}

/** What was printed, and the codes by which recipients come back with it. */
export const offerCodesStore = store((sql) => ({
  /** So many codes of one offer, each for one recipient: none of them is ever issued again. */
  async issue(
    content: PrintedOffer,
    place: Place,
    count: number,
    draw: () => Uint8Array = () => randomBytes(OFFER_CODE_BYTES),
  ): Promise<string[]> {
    const offer = await this.print(content, place)
    const codes: string[] = []
    while (codes.length < count) {
      const some = Array.from({ length: Math.min(count - codes.length, AT_ONCE) }, () =>
        offerCode(draw()),
      )
      codes.push(...(await addCodes(sql, some, offer, place.path)))
    }
    return codes
  },

  /** What is printed, before there are codes that lead to it. */
  async print(content: PrintedOffer, { key: marketKey, path }: Place): Promise<number> {
    const [offer] = await sql
      .insert(printedOffers)
      .values({ content, marketKey, path })
      .returning({ key: printedOffers.key })
    return (offer as { key: number }).key
  },

  /** Codes that follow from whom they are for: the same ones may be added once more. */
  async add(codes: readonly string[], printedOfferKey: number, path: string): Promise<void> {
    for (let at = 0; at < codes.length; at += AT_ONCE) {
      await addCodes(sql, codes.slice(at, at + AT_ONCE), printedOfferKey, path)
    }
  },

  /** For the holder of a code, without a sign-in; see find_offer in 0006_offer_codes.sql. */
  async find(code: string): Promise<Found | undefined> {
    const { rows } = await sql.execute<{
      content: Readonly<Record<string, unknown>>
      used_at: Date | null
    }>(raw`SELECT content, used_at FROM find_offer(${hashOf(code)})`)
    const [row] = rows
    return row && { offer: bringUp(row.content, storedOffer), isUsed: row.used_at !== null }
  },
}))

/** What one statement takes without trouble. */
const AT_ONCE = 5_000

/** The codes that were not there before. */
async function addCodes(sql: Sql, codes: readonly string[], printedOfferKey: number, path: string) {
  const byHash = new Map(codes.map((code) => [hashOf(code), code]))
  // As one list: a value for each of thousands takes longer to write than to store.
  const { rows: stored } = await sql.execute<{ hash: string }>(raw`
    INSERT INTO ${offerCodes} (hash, printed_offer_key, path)
    SELECT hash, ${printedOfferKey}, ${path} FROM unnest(${raw.param([...byHash.keys()])}::text[]) AS hash
        ON CONFLICT DO NOTHING
    RETURNING hash`)
  return stored.map(({ hash }) => byHash.get(hash) as string)
}

// A code is random through and through, so its hash needs neither salt nor delay.
const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url')
