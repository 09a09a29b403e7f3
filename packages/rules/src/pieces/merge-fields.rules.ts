import { compareDates, showDate } from '../calendar/index.ts'
import type { PrintedField } from '../creatives/index.ts'
import { oneLine } from '../fonts/index.ts'
import type { PieceContent, PieceTexts } from './piece-content.rules.ts'

/** What an author may leave open in a text, to be filled for each recipient. */
export const MERGE_FIELDS = ['firstName', 'vehicle', 'dealer', 'expiry'] as const

export type MergeField = (typeof MERGE_FIELDS)[number]

const MERGE = /\{\{\s*(\w+)\s*\}\}/g

/** Texts that fit where nothing is known. */
const UNKNOWN = { firstName: 'Valued Customer', vehicle: 'vehicle' } as const

/**
 * The author's texts with the fields filled, in one pass: what a value holds is never read again. What no
 * text names follows below the body, a line each.
 */
export function filledTexts(content: PieceContent): PieceTexts {
  const texts = ownTexts(content)
  const rows = fieldRows(content).map(({ label, text }) => `${label}: ${text}`)
  return { ...texts, body: [texts.body, ...rows].filter((line) => line !== '').join('\n') }
}

/** For a design that has a place of its own for the other fields. */
export function ownTexts(content: PieceContent): PieceTexts {
  const values = valuesOf(content)
  const filled = Object.entries(content.texts).map(([name, text]) => [name, fill(text, values)])
  return Object.fromEntries(filled) as PieceTexts
}

/** What stands in an inbox is not on the piece. */
const PRINTED: readonly (keyof PieceTexts)[] = [
  'headline',
  'subhead',
  'body',
  'callToAction',
  'disclaimer',
]

/** The fields that no text names, to be printed by themselves. */
export function fieldRows({ texts, fields = [] }: PieceContent): PrintedField[] {
  const named = new Set(PRINTED.flatMap((text) => namesIn(texts[text])))
  return fields
    .filter(({ name, text }) => !named.has(name) && text !== '')
    .map((field) => ({ ...field, text: oneLine(field.text) }))
}

const namesIn = (text: string): string[] =>
  [...text.matchAll(MERGE)].map(([, name]) => name as string)

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
  text.replaceAll(MERGE, (written, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : written,
  )
