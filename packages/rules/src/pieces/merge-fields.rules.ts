import { compareDates, showDate } from '../calendar/index.ts'
import { oneLine } from '../fonts/index.ts'
import type { PieceContent, PieceTexts } from './piece-content.rules.ts'

/** What an author may leave open in a text, to be filled for each recipient. */
export const MERGE_FIELDS = ['firstName', 'vehicle', 'dealer', 'expiry'] as const

export type MergeField = (typeof MERGE_FIELDS)[number]

/** Texts that fit where nothing is known. */
const UNKNOWN = { firstName: 'Valued Customer', vehicle: 'vehicle' } as const

/** The author's texts with the fields filled, in one pass: what a value holds is never read again. */
export function filledTexts(content: PieceContent): PieceTexts {
  const values = valuesOf(content)
  const filled = Object.entries(content.texts).map(([name, text]) => [name, fill(text, values)])
  return Object.fromEntries(filled) as PieceTexts
}

type Values = Readonly<Record<string, string>>

function valuesOf({ recipient, dealer, coupons, values = {} }: PieceContent): Values {
  const days = coupons.flatMap(({ expires }) => (expires ? [expires] : []))
  const [first] = days.toSorted(compareDates)
  const own: Record<MergeField, string> = {
    firstName: oneLine(recipient.firstName) || UNKNOWN.firstName,
    vehicle: oneLine(recipient.vehicle) || UNKNOWN.vehicle,
    dealer: oneLine(dealer.name),
    expiry: first ? showDate(first) : '',
  }
  const filled = Object.entries(values).map(([name, value]) => [name, oneLine(value)])
  return { ...Object.fromEntries(filled), ...own }
}

const fill = (text: string, values: Values) =>
  text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (written, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : written,
  )
