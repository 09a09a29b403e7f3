import type { UserLevel } from '../access/index.ts'
import { isOpenToChange, whyKeptAsOrdered, type Campaign } from '../campaigns/index.ts'
import { hasTrait } from '../templates/index.ts'
import type { BuilderFlow } from './flow.rules.ts'
import { places, type Place } from './steps.rules.ts'
import { stepAt } from './way.rules.ts'

export type RedirectReason =
  | 'builder.not-editable'
  | NonNullable<ReturnType<typeof whyKeptAsOrdered>>
  | 'builder.not-permitted'
  | 'builder.metro-parent'
  | 'builder.other-market'
  | 'builder.unknown-place'

interface Opened {
  place: Place
  campaign: Campaign & { market: { key: number } }
  /** Of an annual enrollment. */
  seasons?: readonly Pick<Campaign, 'status'>[]
  /** The person who opens it, and the market they work in. */
  person: { level: UserLevel; marketKey: number | null }
  flow: BuilderFlow
}

export interface Redirect {
  /** The place itself, where nothing stands against it. */
  place: Place
  /** Why it is another one; at the confirmation, why nothing can be changed. */
  reason: RedirectReason | null
}

/** Where an address of the builder leads. */
export function builderRedirect(opened: Opened): Redirect {
  const place = opened.place === SINGULAR ? places.seasonals : opened.place
  const closed = closedFor({ ...opened, place })
  if (closed !== null) return { place: places.confirmation, reason: closed }
  return isKnown({ ...opened, place })
    ? { place, reason: null }
    : { place: opened.flow.start, reason: 'builder.unknown-place' }
}

/** As the rule of redirects spells the address. */
const SINGULAR = 'seasonal-campaign'

const SEASONAL_COUPON = /^\d+\/\d+\/customize-seasonal-coupon$/

/** Why a person may only look at a campaign. */
function closedFor({ place, campaign, seasons = [], person }: Opened): RedirectReason | null {
  if (person.level === 'DEALER') {
    if (isMetroParent(campaign)) return 'builder.metro-parent'
    if (campaign.market.key !== person.marketKey) return 'builder.other-market'
  }
  const isReserved = [campaign, ...seasons].some(({ status }) => status === 'RESERVED')
  if (isReserved && isSeasonal(place)) return null
  if (mayBeChanged(campaign)) return keptAsOrdered(campaign)
  const isOpen = campaign.isActive && isOpenToChange(campaign)
  if (isOpen) return 'builder.not-permitted'
  return (campaign.isActive ? keptAsOrdered(campaign) : null) ?? 'builder.not-editable'
}

/** What runs until it is canceled is open to change, but not between its order and its beginning. */
const keptAsOrdered = (campaign: Campaign): RedirectReason | null =>
  campaign.parentCampaignKey === null ? whyKeptAsOrdered(campaign) : null

const isMetroParent = ({ category, parentCampaignKey }: Campaign): boolean =>
  hasTrait(category, 'several-dealers') && parentCampaignKey === null

const mayBeChanged = ({
  isEditable,
  isActive,
}: Pick<Campaign, 'isEditable' | 'isActive'>): boolean => isEditable && isActive

/** A reserved seasonal campaign takes changes at these places, though it is ordered. */
const isSeasonal = (place: Place): boolean =>
  place === places.seasonals || SEASONAL_COUPON.test(place)

function isKnown({ place, campaign, flow }: Opened): boolean {
  if (stepAt(flow, place) !== undefined) return true
  const hasSeasons = hasTrait(campaign.category, 'year') || campaign.status === 'RESERVED'
  return hasSeasons && isSeasonal(place)
}
