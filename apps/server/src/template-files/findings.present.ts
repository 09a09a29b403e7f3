import type { ReplyOf } from '@marquee/contract/operation'
import type { templateFiles } from '@marquee/contract/template-files'
import { linksOf, type Planned } from '@marquee/rules/template-files'
import type { PlannedFile } from './plan-file.load.ts'

export function presentFindings(
  hierarchyId: string,
  { plan, fingerprint }: PlannedFile,
): ReplyOf<typeof templateFiles.try> {
  const { templates, creatives, coupons } = plan
  // What was there before is named by its key, what is added by that of the file, below zero.
  const inFile = new Map(
    templates.flatMap(({ item, there }) => [
      [-item.key, item.key],
      [there ?? -item.key, item.key],
    ]),
  )
  return {
    fingerprint,
    hierarchyId,
    templates: templates.map((planned) => {
      const { category, name } = planned.item
      const seasons = linksOf(planned.item).templates
      return {
        ...row(planned, name),
        category,
        needs: seasons.flatMap((key) => inFile.get(key) ?? []),
      }
    }),
    creatives: creatives.map((planned) => row(planned, planned.item.name)),
    coupons: coupons.map((planned) => row(planned, planned.item.heading)),
  }
}

function row({ item, outcome, there, reasons }: Planned<{ key: number }>, name: string) {
  return { key: item.key, name, outcome, there, reasons: [...reasons] }
}
