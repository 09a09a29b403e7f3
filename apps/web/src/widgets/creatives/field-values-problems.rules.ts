import { fieldsProblems } from '@marquee/rules/creatives'
import { fieldTexts } from '@marquee/rules/fields'
import { wholeProblem } from '../../ui/form/index.ts'
import { dynamicFieldOf, isUsed, type DynamicFieldValues } from './field-values.rules.ts'
import { problemTexts } from './texts.ts'

const NAME = /^[A-Za-z][A-Za-z0-9_-]{0,59}$/
const BOUNDS = { least: -999_999_999, most: 999_999_999 }
const MOST_CHARACTERS = { least: 1, most: 2_000, isOptional: true }

/** What is wrong with fields as they are typed, by `fields.<place>.<part>`. */
export function fieldValuesProblems(fields: readonly DynamicFieldValues[]): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [at, values] of fields.entries()) {
    for (const [part, problem] of Object.entries(typedProblems(values))) {
      if (problem !== undefined) found[`fields.${at}.${part}`] = problem
    }
  }
  for (const [place, problem] of Object.entries(fieldsProblems(fields.map(dynamicFieldOf)))) {
    found[place] ??= problem
  }
  return found
}

function typedProblems({ name, type, min, max, maxLength }: DynamicFieldValues) {
  const isWord = NAME.test(name)
  return {
    name: isWord ? undefined : name === '' ? fieldTexts.required : problemTexts.name,
    ...(isUsed.bounds(type) && {
      min: wholeProblem(min, BOUNDS),
      max: wholeProblem(max, BOUNDS),
    }),
    ...(isUsed.text(type) && { maxLength: wholeProblem(maxLength, MOST_CHARACTERS) }),
  }
}
