import { campaigns } from '@marquee/contract/campaigns'
import { wireNames } from '@marquee/contract/operation'
import { may } from '@marquee/rules/access'
import { todayIn } from '@marquee/rules/calendar'
import { choosesAudience, type Missing } from '@marquee/rules/builder'
import { orderProblems, type OrderState } from '@marquee/rules/orders'
import { refuse, type Refused } from '@marquee/rules/result'
import { hasTrait, selectableDates } from '@marquee/rules/templates'
import { renamedPath } from '@marquee/rules/wire-names'
import { piecesOf } from '@marquee/rules/audience'
import { audienceSelectionsStore, type SelectionRow } from '../audience/index.ts'
import { blackoutDatesStore } from '../blackout-dates/index.ts'
import { heldCreatives, wholeCampaign, type WholeCampaign } from '../campaigns/index.ts'
import type { Creative } from '../creatives/index.ts'
import { imagesStore } from '../images/index.ts'
import { dealerOnPieceView } from '../pieces/index.ts'
import type { CallingPerson } from '../platform/person.ts'
import type { Use } from '../platform/sql/index.ts'
import type { Deployment } from '../platform/use-case.ts'
import { dealersOfGroup, templatesStore } from '../templates/index.ts'
import { dealersOf } from './ordering-dealers.load.ts'

export interface Ordering {
  person: CallingPerson
  use: Use
  now: number
  deployment: Deployment
}

/** A campaign with all that its order follows from. */
export interface Orderable extends WholeCampaign {
  state: OrderState
  creatives: readonly Creative[]
  /** Undefined: none is saved, or it chooses none. */
  selection: SelectionRow | undefined
  /** When the one that is saved was, also where the campaign no longer chooses any; null: none is. */
  audienceSavedAt: Date | null
  /** Does it choose whom it reaches? Else a need of the customer does. */
  isCounted: boolean
}

/**
 * The facts by which a campaign is judged before it is ordered, and when it is approved, as of now. An
 * administrator may order for any day, and the approval then does not require an offered one.
 */
export async function orderable(
  found: WholeCampaign['found'],
  call: Ordering,
  isFree = isAdministering(call),
): Promise<Orderable> {
  const { use, now, deployment } = call
  const whole = await wholeCampaign(found, use)
  const { template, campaign } = whole
  const { key, path, groupKey, category } = found.campaign
  const isYear = hasTrait(category, 'year')
  const today = todayIn(found.market.timeZone, now)
  const creatives = await heldCreatives(whole.campaign, use)
  const selection = await use(audienceSelectionsStore).find(key)
  const present = (await use(templatesStore).find(template.key)) ?? template
  const closed = await use(blackoutDatesStore).all(path)
  const { toggleDefaults, seedRecipientLimit: seedLimit, flatCostSource } = deployment
  const orderingMarkets = dealersOf(whole).map(({ marketKey }) => marketKey)
  const dealers = await use(dealerOnPieceView).all(orderingMarkets)
  const state: OrderState = {
    campaign,
    ...(await printedBy([...dealers.values()], use)),
    template: template.content,
    today,
    seedLimit,
    flatCostSource,
    isAdministrator: isFree,
    mayChooseFreely: isFree,
    present: { ...present.content, status: present.status },
    selectableDates: selectableDates(
      template.content,
      today,
      closed.map(({ date }) => date),
    ),
    dealers: groupKey === null ? [] : ((await dealersOfGroup(groupKey, call, template)) ?? []),
    // Of a year it is chosen for each of its seasons.
    isAudienceBuilderOn: toggleDefaults.IS_AUDIENCE_BUILDER_ENABLED && !isYear,
    audiencePieces: selection ? piecesOf(selection.breakdown) : null,
    isAudienceStale: selection !== undefined && selection.basis !== whole.basis,
    creatives: creatives.map((one) => ({ ...one.content, key: one.key, version: one.version })),
  }
  const isCounted = choosesAudience(state)
  return {
    ...whole,
    state,
    creatives,
    selection: isCounted ? selection : undefined,
    audienceSavedAt: selection?.savedAt ?? null,
    isCounted,
  }
}

export const isAdministering = ({ person }: Pick<Ordering, 'person'>): boolean =>
  may(person.permissions, ['CAN_PERFORM_ADMIN_OPERATIONS']).ok

/** What preflight has to know of the dealers. */
export async function printedBy(
  printedFor: OrderState['printedFor'],
  use: Use,
): Promise<Pick<OrderState, 'printedFor' | 'pictures'>> {
  const logos = printedFor.flatMap(({ logo }) => logo ?? [])
  const facts = await use(imagesStore).factsOf([...new Set(logos)])
  return { printedFor, pictures: new Map(facts.map((fact) => [fact.hash, fact])) }
}

/** Undefined: nothing stands against it. */
export function incomplete({
  state,
  found,
}: Pick<Orderable, 'state' | 'found'>): Refused<'order.incomplete'> | undefined {
  const missing = orderProblems(state)
  if (missing.length === 0) return undefined
  const details = { campaignKey: found.campaign.key, missing: missing.map(missingOnWire) }
  return refuse('order.incomplete', details)
}

/** With its field called as where a campaign is saved. */
export const missingOnWire = ({ field, ...rest }: Missing): Missing =>
  field === undefined
    ? rest
    : { ...rest, field: renamedPath(field, wireNames(campaigns.update.body)) }
