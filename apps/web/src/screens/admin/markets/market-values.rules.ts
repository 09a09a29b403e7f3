import { ROOT_MARKET_KEY } from '@marquee/rules/markets'
import type { NetworkLevel, TypedDetails } from '@marquee/rules/network'
import type { ChosenMarket } from '../../../widgets/markets/index.ts'
import type { ShownMarket } from './answers.ts'

export interface MarketValues extends TypedDetails {
  level: NetworkLevel
  sourceId: string
  parentKey: ChosenMarket | null
}

const EMPTY: TypedDetails = {
  name: '',
  status: 'ACTIVE',
  line1: '',
  city: '',
  state: '',
  postalCode: '',
  phoneNumber: '',
  webAddress: '',
  timeZone: '',
  isEnrolled: false,
  isDaaEligible: false,
  couponSource: '',
  isSecondBrand: false,
}

/** The type of what a market of each level lies below. */
const TYPE_ABOVE = {
  NATIONAL: 'CORPORATE',
  ZONE: 'NATIONAL',
  DISTRICT: 'ZONE',
  DEALER: 'DISTRICT',
} as const

export const typeAbove = (level: NetworkLevel) => TYPE_ABOVE[level]

export function valuesOf(market: ShownMarket | undefined): MarketValues {
  if (!market) return { ...EMPTY, level: 'DEALER', sourceId: '', parentKey: null }
  const { level, sourceId, parent, details } = market
  const above = parent && { key: parent.key, name: parent.name, type: typeAbove(level) }
  return { ...details, level, sourceId, parentKey: above }
}

/** Of a new market: all that was typed. What is left empty follows from what is above it. */
export function newMarket({ parentKey, level, sourceId, name, ...values }: MarketValues) {
  const typed = Object.entries(values).filter(([, value]) => value !== '')
  const details: Partial<TypedDetails> = Object.fromEntries(typed)
  const above = level === 'NATIONAL' ? ROOT_MARKET_KEY : (parentKey?.key ?? ROOT_MARKET_KEY)
  return { ...details, name, level, sourceId, parentKey: above }
}

/** Of a market that is there: what differs from how the form was opened. */
export function changedValues(market: ShownMarket, values: MarketValues) {
  const fields = Object.keys(EMPTY) as (keyof TypedDetails)[]
  const differing = fields.filter((field) => values[field] !== market.details[field])
  const details: Partial<TypedDetails> = Object.fromEntries(
    differing.map((field) => [field, values[field]]),
  )
  const isMoved = values.parentKey !== null && values.parentKey.key !== market.parent?.key
  return isMoved && values.parentKey ? { ...details, parentKey: values.parentKey.key } : details
}
