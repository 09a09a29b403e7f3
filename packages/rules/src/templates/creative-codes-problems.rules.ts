import {
  creativeCodeProblem,
  eventCodeProblem,
  optionalCodeProblem,
  optionalNameProblem,
  reuseCodeProblem,
  sameCode,
  stepNumberProblem,
} from './codes.rules.ts'
import type { Problems } from './problems.rules.ts'
import type { CampaignTemplate } from './template.rules.ts'
import { templateTexts } from './texts.ts'

/** What is wrong with the creatives of a template and their codes. */
export function creativeCodesProblems(template: CampaignTemplate): Problems {
  const { creativeTemplates } = template
  const problems: Problems = {}
  for (const [at, creative] of creativeTemplates.entries()) {
    const before = creativeTemplates.slice(0, at)
    const place = `creativeTemplates.${at}`
    problems[`${place}.name`] = optionalNameProblem(creative.name)
    problems[`${place}.creativeCode`] =
      creativeCodeProblem(creative.creativeCode) ??
      twice(creative, before, 'creativeCode', templateTexts.creativeCodeTaken)
    problems[`${place}.eventCode`] = eventCodeProblem(creative.eventCode)
    problems[`${place}.letterCode`] =
      optionalCodeProblem(creative.letterCode) ??
      twice(creative, before, 'letterCode', templateTexts.letterCodeTaken)
    problems[`${place}.stepNumber`] = stepNumberProblem(creative.stepNumber, template)
    problems[`${place}.reuseCode`] =
      optionalCodeProblem(creative.reuseCode) ?? reuseCodeProblem(creative, template)
  }
  return problems
}

type Creative = CampaignTemplate['creativeTemplates'][number]

function twice(
  creative: Creative,
  before: readonly Creative[],
  part: 'creativeCode' | 'letterCode',
  text: string,
): string | undefined {
  const code = sameCode(creative[part])
  return code !== '' && before.some((other) => sameCode(other[part]) === code) ? text : undefined
}

export type TakenCodes = Readonly<Record<'CREATIVE' | 'LETTER', ReadonlySet<string>>>

/** And those whose codes another template of the brand has. */
export function takenCodesProblems(
  { creativeTemplates }: Pick<CampaignTemplate, 'creativeTemplates'>,
  taken: TakenCodes,
): Record<string, string> {
  return Object.fromEntries(
    creativeTemplates.flatMap(({ creativeCode, letterCode }, at) => [
      ...(taken.CREATIVE.has(sameCode(creativeCode))
        ? [[`creativeTemplates.${at}.creativeCode`, templateTexts.creativeCodeTaken]]
        : []),
      ...(taken.LETTER.has(sameCode(letterCode))
        ? [[`creativeTemplates.${at}.letterCode`, templateTexts.letterCodeTaken]]
        : []),
    ]),
  )
}
