import type { CampaignStatus } from '@marquee/rules/campaigns'
import { isStanding, recipientsOf, type Recipients } from '@marquee/rules/orders'
import { knownContactsView } from '../customers/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { orderHouseholdsStore, type ChosenAt } from './order-households.store.ts'
import type { OrderRow } from './orders.store.ts'

/** Null: nothing is to be sent for the order any more, or whom it reaches is known at each send. */
export async function loadRecipients(
  { key, status, content }: Pick<OrderRow, 'key' | 'status' | 'content'>,
  campaignStatus: CampaignStatus,
  use: Use,
): Promise<Recipients | null> {
  if (!content?.audience || !isStanding(status, campaignStatus)) return null
  const sizes = await use(orderHouseholdsStore).sizes(key)
  // A metro order may name millions: only where something has changed are they looked at one by one.
  const changed = await use(knownContactsView).changedSince(sizes)
  const chosen: ChosenAt[] = []
  for (const marketKey of changed) {
    chosen.push(...(await use(orderHouseholdsStore).at(key, marketKey)))
  }
  const ordered = sizes.reduce((sum, { count }) => sum + count, 0)
  const toLookAt = countOf(chosen)
  return recipientsOf({
    unchanged: ordered - toLookAt,
    toLookAt,
    known: await contactsOf(chosen, use),
    sends: content.steps.map(({ send }) => send),
  })
}

const countOf = (chosen: readonly ChosenAt[]): number =>
  chosen.reduce((sum, { households }) => sum + households.length, 0)

async function contactsOf(
  chosen: readonly ChosenAt[],
  use: Use,
): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>()
  for (const { households, ...market } of chosen) {
    for (const [contact, count] of await use(knownContactsView).count(market, households)) {
      counts.set(contact, (counts.get(contact) ?? 0) + count)
    }
  }
  return counts
}

/** Are all of these still known? Some may have gone while they were counted. */
export async function areKnown(chosen: readonly ChosenAt[], use: Use): Promise<boolean> {
  const changed = await use(knownContactsView).changedSince(chosen)
  const toLookAt = chosen.filter(({ marketKey }) => changed.has(marketKey))
  const contacts = await contactsOf(toLookAt, use)
  return [...contacts.values()].reduce((sum, count) => sum + count, 0) === countOf(toLookAt)
}
