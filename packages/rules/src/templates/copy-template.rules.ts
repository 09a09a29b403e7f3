import { codesOf, MOST_OF_CODE, sameCode } from './codes.rules.ts'
import type { TakenCodes } from './creative-codes-problems.rules.ts'
import type { CampaignTemplate } from './template.rules.ts'
import { MOST_OF_TEMPLATE_NAME } from './template-problems.rules.ts'

/** A copy of a template: the codes of the original, each with the next free number. */
export function copyOf(template: CampaignTemplate, taken: TakenCodes): CampaignTemplate {
  const ending = ' copy'
  return {
    ...withFreeCodes(template, withCodesOf(template, taken)),
    name: `${[...template.name].slice(0, MOST_OF_TEMPLATE_NAME - ending.length).join('')}${ending}`,
  }
}

function withCodesOf(template: CampaignTemplate, taken: TakenCodes): TakenCodes {
  const { CREATIVE, LETTER } = codesOf(template)
  return {
    CREATIVE: new Set([...taken.CREATIVE, ...CREATIVE.map(sameCode)]),
    LETTER: new Set([...taken.LETTER, ...LETTER.map(sameCode)]),
  }
}

/** Codes that are free stay; each of the others gets its next free number. */
export function withFreeCodes(template: CampaignTemplate, taken: TakenCodes): CampaignTemplate {
  const free = { CREATIVE: freeCodes(taken.CREATIVE), LETTER: freeCodes(taken.LETTER) }
  return {
    ...template,
    creativeTemplates: template.creativeTemplates.map((creative) => ({
      ...creative,
      creativeCode: free.CREATIVE(creative.creativeCode),
      letterCode: free.LETTER(creative.letterCode),
    })),
  }
}

/** For one code after the other, a free one. */
export function freeCodes(taken: ReadonlySet<string>): (code: string) => string {
  const given = new Set(taken)
  return (code) => {
    if (sameCode(code) === '') return code
    for (let number = 1; ; number += 1) {
      const ending = number === 1 ? '' : `-${number}`
      const candidate = `${code.slice(0, MOST_OF_CODE - ending.length)}${ending}`
      if (given.has(sameCode(candidate))) continue
      given.add(sameCode(candidate))
      return candidate
    }
  }
}
