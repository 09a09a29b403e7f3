import {
  chooseOption,
  chosenOf,
  initialChoice,
  shownOptions,
  type ChannelOption,
  type ChosenOption,
} from '../channels/index.ts'
import type { MarketStatus, MarketType } from '../markets/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'
import { hasTrait, type Category, type TemplateType } from '../templates/index.ts'
import { cadencesOf } from './cadence.rules.ts'
import { freeName } from './campaign-name.rules.ts'

/** Field separators of the files that printers read. */
const SEPARATORS = /[|^,]/g

interface StartedFor {
  type: MarketType
  status: MarketStatus
}

/** Whose markets are of each type; null: no campaign starts there. */
const AT_HOME: Readonly<Record<MarketType, 'staff' | 'dealer' | null>> = {
  CORPORATE: null,
  NATIONAL: 'staff',
  ZONE: 'staff',
  DISTRICT: 'staff',
  DEALER: 'dealer',
}

const WRONG_MARKET = {
  dealer: 'campaign.needs-a-dealer',
  staff: 'campaign.needs-staff-market',
} as const

type StartRefusal = (typeof WRONG_MARKET)[keyof typeof WRONG_MARKET] | 'campaign.market-closed'

/** A campaign is one dealer's; a metro campaign is started by staff for their own market. */
export function mayStartFor(
  { type, status }: StartedFor,
  category: Category,
): Result<true, StartRefusal> {
  const starter = hasTrait(category, 'several-dealers') ? 'staff' : 'dealer'
  if (AT_HOME[type] !== starter) return refuse(WRONG_MARKET[starter])
  return status === 'ACTIVE' ? accept(true) : refuse('campaign.market-closed')
}

/** The requested cadence; without a request, the template's. */
export function cadenceOf(
  type: TemplateType,
  chosen: TemplateType = type,
): Result<TemplateType, 'campaign.cadence-not-offered'> {
  return cadencesOf(type).includes(chosen) ? accept(chosen) : refuse('campaign.cadence-not-offered')
}

/** The name of a template as a campaign may bear it. */
export function nameFromTemplate(name: string): string {
  const plain = name.replaceAll(SEPARATORS, ' ').replaceAll(/\s+/g, ' ').trim()
  return freeName(plain, [])
}

/** What is required or recommended; else the only option there is. */
export function startingOptions(options: readonly ChannelOption[]): ChosenOption[] {
  const chosen = initialChoice(options)
  const [only, ...others] = shownOptions(options).flatMap((option) => chosenOf(option) ?? [])
  return chosen.length === 0 && only && others.length === 0
    ? chooseOption([], only, options)
    : chosen
}
