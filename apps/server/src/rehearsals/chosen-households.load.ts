import { accept } from '@marquee/rules/result'
import type { OrderedHouseholds } from '@marquee/rules/sendings'
import {
  chosenHouseholds,
  DataUnavailable,
  readySelection,
  type Counting,
  type ReadySelection,
} from '../audience/index.ts'
import { countedFrom } from '../campaigns/index.ts'
import { orderHouseholdsStore } from '../orders/index.ts'
import type { Use } from '../platform/sql/index.ts'
import type { RehearsedCampaign } from './rehearsed-campaign.load.ts'

/** By market; one that is not there is not reached. */
export type HouseholdsAt = ReadonlyMap<number, OrderedHouseholds>

/** Whom a draft reaches, ready to be counted; what is not counted says why. */
export type Selected =
  | { kind: 'counted'; selection: ReadySelection }
  | { kind: 'uncounted'; why: 'no-audience' | 'stale-audience' | 'not-counted' }

/** The audience of a draft as it is saved. */
export async function selectedOf(
  { draft }: Pick<RehearsedCampaign, 'draft'>,
  use: Use,
): Promise<Selected> {
  if (!draft?.selection) return { kind: 'uncounted', why: 'no-audience' }
  const selection = await readySelection(countedFrom(draft), draft.selection.request, { use })
  return selection.ok
    ? { kind: 'counted', selection: selection.value }
    : { kind: 'uncounted', why: 'stale-audience' }
}

/** Counts while no transaction is open. Undefined: it cannot be counted at the moment. */
export async function countSelected(
  selection: ReadySelection,
  counting: Counting | undefined,
): Promise<HouseholdsAt | undefined> {
  if (!counting) return undefined
  const who = `rehearsal ${selection.campaign.found.campaign.key}`
  const counted = await counting
    .inTurn(who, (signal) => chosenHouseholds(selection, counting, signal))
    .catch((error: unknown) => {
      if (error instanceof DataUnavailable) return accept(undefined)
      throw error
    })
  return counted.ok ? counted.value?.households : undefined
}

/** Whom the order named. */
export async function orderedHouseholds(
  { content, orderKey }: Pick<RehearsedCampaign, 'content' | 'orderKey'>,
  use: Use,
): Promise<HouseholdsAt> {
  const found = new Map<number, OrderedHouseholds>()
  for (const { marketKey, campaignKey } of orderKey === null ? [] : content.dealers) {
    const at = await use(orderHouseholdsStore).at(orderKey ?? 0, marketKey)
    const own = at.find((one) => one.campaignKey === campaignKey)
    if (own) found.set(marketKey, own)
  }
  return found
}
