import { creativeTexts } from './texts.ts'

/** What an author may leave open in a text, to be filled for each recipient. */
export const MERGE_FIELDS = ['firstName', 'vehicle', 'dealer', 'expiry'] as const

export type MergeField = (typeof MERGE_FIELDS)[number]

/** What whoever fills in a field may leave open in turn: what is known of each customer and their dealer. */
export const FIELDS_OF_CUSTOMER: readonly MergeField[] = ['firstName', 'vehicle', 'dealer']

/** Where a field stands in a text. */
export const MERGE = /\{\{\s*(\w+)\s*\}\}/g

const IN_BRACES = /\{\{([^{}]*)\}\}/g

/** What is wrong with the braces in a text: all of them would be printed as they were typed. */
export const bracesProblem = (text: string, ownFields: readonly string[]): string | undefined =>
  // A field that is being added has no name yet.
  problemOf(text, [...MERGE_FIELDS, ...ownFields.filter((name) => name !== '')])

/** What is wrong with the braces in what was filled in. */
export const filledBracesProblem = (text: string): string | undefined =>
  problemOf(text, FIELDS_OF_CUSTOMER)

function problemOf(text: string, fields: readonly string[]): string | undefined {
  for (const [written, inside = ''] of text.matchAll(IN_BRACES)) {
    if (fields.includes(inside.trim())) continue
    const meant = nearest(inside, fields)
    return meant === undefined
      ? creativeTexts.unknownField(written, fields.map(braced))
      : creativeTexts.otherField(written, braced(meant))
  }
  const rest = text.replaceAll(IN_BRACES, '')
  return /[{}]/.test(rest) ? creativeTexts.looseBrace(braced('firstName')) : undefined
}

export const braced = (field: string) => `{{${field}}}`

/** Other programs write customer.first_name, and people misspell. */
function nearest(inside: string, fields: readonly string[]): string | undefined {
  const parts = [inside, ...inside.split('.')].map(letters).filter((part) => part !== '')
  const [best] = fields
    .map((field) => ({ field, off: Math.min(...parts.map((part) => distance(part, field))) }))
    .toSorted((a, b) => a.off - b.off)
  return best && best.off <= FAR ? best.field : undefined
}

/** As a part of the longer word. */
const FAR = 0.35

const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

function distance(part: string, field: string): number {
  const name = letters(field)
  if (part.startsWith(name)) return (part.length - name.length) / (100 * part.length)
  return edits(part, name) / Math.max(part.length, name.length)
}

/** How many letters are added, left out or changed. */
function edits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [down, letter] of [...from].entries()) {
    const next = [down + 1]
    for (const [at, other] of [...to].entries()) {
      const changed = (row[at] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
