import { firstProblem, maxLength, type FieldRule } from '../fields/index.ts'
import { isMissing } from '../fields/index.ts'
import { stepsOf, type CampaignTemplate, type TemplateCreative } from './template.rules.ts'
import { templateTexts } from './texts.ts'

export const MOST_OF_CODE = 30
const MOST_OF_CREATIVE_LABEL = 40

/** Field separators of the files that printers read. */
const IN_CODES = /[|^]/
const IN_NAMES = /[|^,]/

const without =
  (forbidden: RegExp): FieldRule<string> =>
  (text) =>
    forbidden.test(text) ? templateTexts.forbiddenCharacters : undefined

const needed =
  (message: string): FieldRule<string> =>
  (text) =>
    isMissing(text) ? message : undefined

export const creativeCodeProblem: FieldRule<string> = (code) =>
  codeProblem(code, templateTexts.creativeCodeRequired)

export const eventCodeProblem: FieldRule<string> = (code) =>
  codeProblem(code, templateTexts.eventCodeRequired)

function codeProblem(code: string, missing: string): string | undefined {
  return firstProblem(code, needed(missing), without(IN_CODES), maxLength(MOST_OF_CODE))
}

/** A letter code and a reuse code may be left out. */
export const optionalCodeProblem: FieldRule<string> = (code) =>
  firstProblem(code, without(IN_CODES), maxLength(MOST_OF_CODE))

export const optionalNameProblem: FieldRule<string> = (name) =>
  firstProblem(
    name,
    (text) => ([...text].length > MOST_OF_CREATIVE_LABEL ? templateTexts.nameTooLong : undefined),
    without(IN_NAMES),
  )

/** Codes count as the same without regard to case and to blanks around them. */
export const sameCode = (code: string): string => code.trim().toLowerCase()

/** The codes that a template takes, by kind; each may stand in one template of a brand only. */
export function codesOf({ creativeTemplates }: Pick<CampaignTemplate, 'creativeTemplates'>) {
  const named = (code: string) => !isMissing(code)
  return {
    CREATIVE: creativeTemplates.map(({ creativeCode }) => creativeCode).filter(named),
    LETTER: creativeTemplates.map(({ letterCode }) => letterCode).filter(named),
  }
}

export type CodeKind = keyof ReturnType<typeof codesOf>

/** A step number must be one of the template's. */
export function stepNumberProblem(
  stepNumber: number,
  template: Pick<CampaignTemplate, 'workflows'>,
): string | undefined {
  const isKnown = stepsOf(template).some(({ number }) => number === stepNumber)
  return isKnown ? undefined : templateTexts.stepNumberUnknown
}

type WithCreatives = Pick<CampaignTemplate, 'workflows' | 'creativeTemplates'>

/**
 * A touchpoint with fixed coupons takes those of an edited one, by its reuse code, or brings coupons of
 * its own.
 */
export function reuseCodeProblem(
  creative: TemplateCreative,
  template: WithCreatives,
): string | undefined {
  if (isEditable(creative, template) || creative.defaultCoupons.length > 0) return undefined
  const reused = sameCode(creative.reuseCode)
  const isFound = template.creativeTemplates.some(
    (other) => isEditable(other, template) && sameCode(other.reuseCode) === reused,
  )
  return isFound && reused !== '' ? undefined : templateTexts.reuseCodeUnknown
}

function isEditable({ stepNumber }: TemplateCreative, template: WithCreatives): boolean {
  const step = stepsOf(template).find(({ number }) => number === stepNumber)
  return step?.isCouponCustomizable ?? false
}
