import { z } from 'zod'
import { Key, KeyText } from './schemas.ts'

/** How many things one call names at most. */
const MOST_ITEMS = 500

const mostItems = `At most ${MOST_ITEMS} at once`

/** As many as one call names. */
export function severalOf<Item extends z.ZodType>(item: Item) {
  return z.array(item).min(1, 'Name at least one').max(MOST_ITEMS, mostItems)
}

/** What a call is about: keys in the body, or the same parameter of the query several times. */
export const itemKeys = {
  query: { itemKey: z.union([KeyText, z.array(KeyText).max(MOST_ITEMS, mostItems)]).optional() },
  body: { itemKey: severalOf(Key).optional() },
}

/** How each thing fared that a call names. A call that names one thing is refused as a whole instead. */
export const ItemResult = z.discriminatedUnion('ok', [
  z.strictObject({ itemKey: Key, ok: z.literal(true) }),
  z.strictObject({
    itemKey: Key,
    ok: z.literal(false),
    code: z.string(),
    message: z.string().describe('What a person reads'),
    details: z.record(z.string(), z.unknown()).describe('Such as who was first'),
  }),
])

export const ItemResults = z.strictObject({ results: z.array(ItemResult) })
