import type { PrintedField } from '../creatives/index.ts'
import type { Page } from './marks.rules.ts'

/** The required fields that a design leaves out: of what was filled in, a customer reads nothing. */
export function unprintedFields(
  pages: readonly Page[],
  fields: readonly PrintedField[],
): PrintedField[] {
  const marks = pages.flatMap((page) => page.marks)
  const printed = squashed(marks.map((mark) => (mark.kind === 'text' ? mark.text : '')).join(' '))
  const isPrinted = ({ text, picture }: PrintedField) =>
    picture === null
      ? printed.includes(squashed(text))
      : marks.some((mark) => mark.kind === 'picture' && mark.picture === picture)
  return fields.filter((field) => field.isRequired && !isPrinted(field))
}

/** Lines break a text, and some designs write in capitals. */
const squashed = (text: string): string => text.replaceAll(/\s+/g, '').toLowerCase()
