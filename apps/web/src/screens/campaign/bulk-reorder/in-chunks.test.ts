import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { inChunks } from './in-chunks.rules.ts'

const keys = (least: number) => fc.uniqueArray(fc.nat(), { minLength: least, maxLength: 70 })

test('what is checked in parts is all of it, each once, and no part is too large [BULK-06]', () => {
  const pairsOf = ({ campaignKeys, marketKeys }: ReturnType<typeof inChunks>[number]) =>
    campaignKeys.flatMap((one) =>
      (marketKeys.length === 0 ? [null] : marketKeys).map((market) => `${one} ${market}`),
    )
  fc.assert(
    fc.property(keys(1), keys(0), fc.integer({ min: 1, max: 100 }), (some, markets, most) => {
      const request = { campaignKeys: some, marketKeys: markets }
      const chunks = inChunks(request, most).map(pairsOf)
      expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThanOrEqual(most)
      expect(chunks.flat().toSorted()).toEqual(pairsOf(request).toSorted())
    }),
  )
})
