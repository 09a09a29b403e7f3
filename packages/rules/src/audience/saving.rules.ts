import type { Permission } from '../access/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'
import type { CountedAudience } from './breakdown.rules.ts'

const BYPASSING: Permission = 'CAN_PERFORM_ADMIN_OPERATIONS'

/** An audience below the minimum order value is saved only by a person who may bypass it and says so. */
export function mayOrder(
  {
    estimatedCost,
    minimumOrderValue,
  }: Pick<CountedAudience, 'estimatedCost' | 'minimumOrderValue'>,
  permissions: readonly Permission[],
  isBypassing: boolean,
): Result<true, 'audience.below-minimum'> {
  const isEnough = estimatedCost >= minimumOrderValue
  if (isEnough || (isBypassing && permissions.includes(BYPASSING))) return accept(true)
  return refuse('audience.below-minimum', { minimumOrderValue, estimatedCost })
}

export const mayBypassMinimum = (
  permissions: readonly Permission[],
): Result<true, 'access.denied'> =>
  permissions.includes(BYPASSING) ? accept(true) : refuse('access.denied')

/** What the child of a metro campaign has of its audience: only its own dealer's figures. */
export function childAudience(counted: CountedAudience, marketKey: number): CountedAudience {
  const own = counted.audienceByMarket.find((market) => market.marketKey === marketKey)
  const estimatedCost = own?.estimatedCost ?? 0
  const costWithoutDiscount = own?.costWithoutDiscount ?? 0
  return {
    ...counted,
    averageDistance: null,
    maxDistance: null,
    totalHouseholds: own?.total ?? 0,
    audienceByVehicle: [],
    audienceBySegment: [],
    audienceByZipCode: [],

    audienceByChannel: [],
    audienceByMarket: own ? [own] : [],
    waterfall: [],
    budgetCurve: [],
    lines: counted.lines.filter((line) => line.marketKey === marketKey),
    totalSize: own?.filteredCount ?? 0,
    totalAvailable: own?.total ?? 0,
    estimatedCost,
    costWithoutDiscount,
    totalDiscount: costWithoutDiscount - estimatedCost,
    dataStamp: {
      ...counted.dataStamp,
      versions: counted.dataStamp.versions.filter((one) => one.marketKey === marketKey),
    },
  }
}

export const piecesOf = ({ audienceByMarket }: Pick<CountedAudience, 'audienceByMarket'>): number =>
  audienceByMarket.reduce((sum, { pieces }) => sum + pieces, 0)

/** What the campaigns of a year cost together. */
export function yearOf(
  all: readonly Pick<CountedAudience, 'estimatedCost' | 'costWithoutDiscount'>[],
) {
  return {
    yearlyCostWithoutDiscount: all.reduce((sum, each) => sum + each.costWithoutDiscount, 0),
    yearlyEstimatedCost: all.reduce((sum, each) => sum + each.estimatedCost, 0),
  }
}
