import { MOST_OF_CODE, sameCode, type CodeKind } from './codes.rules.ts'
import type { CampaignTemplate } from './template.rules.ts'
import { MOST_OF_TEMPLATE_NAME } from './template-problems.rules.ts'

/** A copy of a template: the codes of the original, each with the next free number. */
export function copyOf(
  template: CampaignTemplate,
  taken: Readonly<Record<CodeKind, ReadonlySet<string>>>,
): CampaignTemplate {
  const ending = ' copy'
  const free = { CREATIVE: freeCodes(taken.CREATIVE), LETTER: freeCodes(taken.LETTER) }
  return {
    ...template,
    name: `${[...template.name].slice(0, MOST_OF_TEMPLATE_NAME - ending.length).join('')}${ending}`,
    creativeTemplates: template.creativeTemplates.map((creative) => ({
      ...creative,
      creativeCode: free.CREATIVE(creative.creativeCode),
      letterCode: free.LETTER(creative.letterCode),
    })),
  }
}

/** For one code after the other, a free one. */
function freeCodes(taken: ReadonlySet<string>): (code: string) => string {
  const given = new Set(taken)
  return (code) => {
    if (sameCode(code) === '') return code
    for (let number = 2; ; number += 1) {
      const ending = `-${number}`
      const candidate = `${code.slice(0, MOST_OF_CODE - ending.length)}${ending}`
      if (given.has(sameCode(candidate))) continue
      given.add(sameCode(candidate))
      return candidate
    }
  }
}
