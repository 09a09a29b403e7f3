import type { AudienceQuestion } from '@marquee/rules/audience'
import { CONTACT_CODES, UNKNOWN_ZIP } from '@marquee/rules/customers'
import type { MarketColumns } from '../../customers/index.ts'
import type { LeftRows, Member, Membership } from './audience-engine.gateway.ts'
import { lookUpsOf, maskingBy, UNREACHED } from './column-masks.gateway.ts'

/** Finds one household of one market, and how the filters judge it. */
export function memberInColumns(question: AudienceQuestion, { household }: Member) {
  const masksFor = maskingBy(lookUpsOf(question))
  let found: Membership | undefined
  return {
    count(market: MarketColumns, left: LeftRows): void {
      const row = rowOf(market.household, household)
      if (row === undefined) return
      // Also those that are left to another market have a mask of their own.
      const masks = masksFor(market, undefined)
      found = {
        contact: market.kind[row]! % CONTACT_CODES,
        mask: masks[row]! % UNREACHED,
        isLeftToAnother: left?.includes(row) ?? false,
        isPlaced:
          question.location.type === 'DISTANCE'
            ? market.distance[row]! >= 0
            : market.zips[market.zip[row]!] !== UNKNOWN_ZIP,
      }
    },
    done: () => found,
  }
}

/** They are in ascending order. */
function rowOf(households: Uint32Array, household: number): number | undefined {
  let from = 0
  let to = households.length - 1
  while (from <= to) {
    const middle = (from + to) >> 1
    const one = households[middle]!
    if (one === household) return middle
    if (one < household) from = middle + 1
    else to = middle - 1
  }
  return undefined
}
