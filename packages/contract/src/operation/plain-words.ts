import { fieldTexts } from '@marquee/rules/fields'
import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

/**
 * What is wrong with a field, for a person to read. Where a schema has words of its own, those are said
 * instead: this is for `safeParse(value, { error: plainWords })`.
 */
export function plainWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? fieldTexts.required : `Must be ${kindOf(issue.expected)}`
    case 'invalid_value':
      return issue.values.length === 1
        ? `Must be ${String(issue.values[0])}`
        : `Must be one of: ${issue.values.map(String).join(', ')}`
    case 'too_big':
      return tooBig(issue)
    case 'too_small':
      return tooSmall(issue)
    case 'not_multiple_of':
      return `Must be a multiple of ${issue.divisor}`
    case 'unrecognized_keys':
      return UNKNOWN_FIELD
    case 'invalid_union':
      return 'Must have one of the forms that the API document shows'
    case 'invalid_format':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return 'Must be written as the API document shows'
  }
}

export const UNKNOWN_FIELD = 'This field is not known here.'

const KINDS: Readonly<Partial<Record<string, string>>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with fields',
  record: 'an object with fields',
  null: 'null',
}

const kindOf = (expected: string): string => KINDS[expected] ?? 'of another kind'

function tooBig({ origin, maximum }: Extract<Issue, { code: 'too_big' }>): string {
  if (origin === 'string') return fieldTexts.tooLong(Number(maximum))
  if (origin === 'array') return `Must have at most ${maximum} entries`
  return fieldTexts.currencyTooHigh(String(maximum))
}

function tooSmall({ origin, minimum }: Extract<Issue, { code: 'too_small' }>): string {
  if (origin === 'array' && minimum > 1) return `Must have at least ${minimum} entries`
  if (origin === 'string' && minimum > 1) return `Must have at least ${minimum} characters`
  if (origin === 'array' || origin === 'string') return fieldTexts.required
  return fieldTexts.currencyTooLow(String(minimum))
}
