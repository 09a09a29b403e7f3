import { showDate } from '../calendar/index.ts'
import { MERGE, type MergeField, type PrintedField } from '../creatives/index.ts'
import { oneLine } from '../fonts/index.ts'
import type { PieceContent, PieceTexts } from './piece-content.rules.ts'

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
  const texts = Object.entries(content.texts) as [keyof PieceTexts, string][]
  const filled = texts.map(([name, text]) => [name, fill(sayable(name, text, content), values)])
  return Object.fromEntries(filled) as PieceTexts
}

const SENTENCE = /(?<=[.!?])\s+/
const SAYS_DAY = /\{\{\s*expiry\s*\}\}/
/** What speaks of coupons; a piece keeps its headline and its subject in any case. */
const SAYS_COUPON: Readonly<Record<keyof PieceTexts, RegExp | null>> = {
  headline: null,
  subject: null,
  subhead: /\bcoupons?\b/i,
  body: /\bcoupons?\b/i,
  callToAction: /\bcoupons?\b/i,
  preheader: /\bcoupons?\b/i,
  disclaimer: /\b(coupons?|offers?)\b/i,
}

/** A text without the sentences on a day or a coupon that the piece does not have. */
function sayable(name: keyof PieceTexts, text: string, { coupons }: PieceContent): string {
  const hasDay = coupons.some(({ expires }) => expires !== null)
  const ofCoupons = coupons.length === 0 ? SAYS_COUPON[name] : null
  if (hasDay && ofCoupons === null) return text
  const isSayable = (sentence: string) =>
    (hasDay || !SAYS_DAY.test(sentence)) && !ofCoupons?.test(sentence)
  return text
    .split('\n')
    .map((line) => line.split(SENTENCE).filter(isSayable).join(' '))
    .join('\n')
}

/** What only an inbox shows. */
const IN_INBOX: readonly (keyof PieceTexts)[] = ['subject', 'preheader']

/** The fields that no text names, to be printed by themselves. */
export function fieldRows(content: PieceContent): PrintedField[] {
  const named = new Set(Object.values(content.texts).flatMap(namesIn))
  return readFields(content).filter(({ name, text }) => !named.has(name) && text !== '')
}

/** The fields of a piece as they are read on it; those that only its subject or its preview text names are not. */
export function fieldsOnPaper(content: PieceContent): PrintedField[] {
  const { texts } = content
  const inInbox = new Set(IN_INBOX.flatMap((text) => namesIn(texts[text])))
  const texted = Object.entries(texts).filter(([name]) => !IN_INBOX.some((one) => one === name))
  const onPiece = new Set(texted.flatMap(([, text]) => namesIn(text)))
  return readFields(content).filter(({ name }) => onPiece.has(name) || !inInbox.has(name))
}

function readFields(content: PieceContent): PrintedField[] {
  const own = mergedWords(content)
  const { fields = [] } = content
  return fields.map((field) => ({ ...field, text: fill(oneLine(field.text), own) }))
}

const namesIn = (text: string): string[] =>
  [...text.matchAll(MERGE)].map(([, name]) => name as string)

/** By what name a piece speaks to its reader. */
export const nameOf = ({ firstName }: Pick<PieceContent['recipient'], 'firstName'>): string =>
  oneLine(firstName) || UNKNOWN.firstName

type Values = Readonly<Record<string, string>>

/** What each field of the product says on a piece. */
export const mergedWords = ({
  recipient,
  dealer,
  coupons,
}: Pick<PieceContent, 'recipient' | 'dealer' | 'coupons'>): Record<MergeField, string> => ({
  firstName: nameOf(recipient),
  vehicle: oneLine(recipient.vehicle) || UNKNOWN.vehicle,
  dealer: oneLine(dealer.name),
  expiry: expiryOf(coupons),
})

function valuesOf(content: PieceContent): Values {
  const own = mergedWords(content)
  const { values = {} } = content
  const filled = Object.entries(values).map(([name, value]) => [name, fill(oneLine(value), own)])
  return { ...Object.fromEntries(filled), ...own }
}

/** The day on which all coupons of a piece end; where they differ, each says its own. */
function expiryOf(coupons: PieceContent['coupons']): string {
  const [day, ...others] = new Set(coupons.map(({ expires }) => expires))
  if (others.length > 0) return EACH_ITS_OWN
  return day ? showDate(day) : ''
}

const EACH_ITS_OWN = 'the day on each coupon'

const fill = (text: string, values: Values) =>
  text.replaceAll(MERGE, (written, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : written,
  )
