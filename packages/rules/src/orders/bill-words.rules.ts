import {
  cappedMonth,
  listedMonth,
  monthlyTotals,
  showAbout,
  type MonthlyEstimate,
} from '../audience/index.ts'
import type { FulfillmentChannel } from '../channels/index.ts'
import { showCount, showMoney, type Cents } from '../money/index.ts'
import { billTexts } from './texts.ts'

interface Figures {
  pieces: number | null
  totalDiscount: Cents | null
  estimatedCost: Cents | null
}

/** The figures of a line or of the total, as they are shown. */
export interface ShownFigures {
  pieces: string
  discount: string
  cost: string
}

const NONE: Figures = { pieces: 0, totalDiscount: 0, estimatedCost: 0 }

/** A line of an order: in place of figures that nobody can know, those of an average month. */
export const shownLine = (
  line: Figures & { channel: FulfillmentChannel },
  monthly: MonthlyEstimate | null,
): ShownFigures =>
  shownFigures(
    line,
    monthly,
    monthly?.channels.find(({ channel }) => channel === line.channel) ?? NONE,
  )

export const shownTotal = (total: Figures, monthly: MonthlyEstimate | null): ShownFigures =>
  shownFigures(total, monthly, monthly ? monthlyTotals(monthly) : NONE)

function shownFigures(
  known: Figures,
  monthly: MonthlyEstimate | null,
  estimated: Figures,
): ShownFigures {
  const shown = (of: (figures: Figures) => number | null, show: (figure: number) => string) => {
    const figure = of(known)
    if (figure !== null) return show(figure)
    if (!monthly) return billTexts.open
    const estimate = of(estimated) ?? 0
    return estimate === 0 ? show(0) : showAbout(show(estimate), monthly)
  }
  return {
    pieces: shown(({ pieces }) => pieces, showCount),
    discount: shown(({ totalDiscount }) => totalDiscount, showMoney),
    cost: shown(({ estimatedCost }) => estimatedCost, showMoney),
  }
}

/** The lines of a month are what it comes to without a cap. */
export function totalLabel(monthly: MonthlyEstimate | null, cap: number | null): string {
  if (!monthly) return billTexts.total
  return cappedMonth(listedMonth(monthly), cap).isCutShort
    ? billTexts.totalBeforeCap
    : billTexts.monthlyTotal
}

/** Whose line it is, and in a year of which season. */
export const lineName = ({
  market,
  ofSeason,
}: {
  market: { name: string }
  ofSeason: string | null
}): string => (ofSeason === null ? market.name : `${market.name}: ${ofSeason}`)
