import type { campaigns } from '@marquee/contract/campaigns'
import {
  reusedCoupons,
  stepsOfCampaignTemplate,
  type StepDecisions,
} from '@marquee/rules/campaigns'
import type { Call } from '../platform/use-case.ts'
import type { Template } from '../templates/index.ts'
import { childrenStore } from './campaign-children.store.ts'
import { campaignsStore, type StepRow } from './campaigns.store.ts'
import type { FoundCampaign } from './campaigns.view.ts'
import { hasTrait } from '@marquee/rules/templates'

interface Saving {
  found: FoundCampaign
  template: Template
  rows: readonly StepRow[]
  row: StepRow
}

type Decided = StepDecisions & Pick<StepRow, 'status'>

/** A step, those that take its coupons, and the same steps of a metro campaign's children. */
export async function saveStep(
  { found, template, rows, row }: Saving,
  decided: Decided,
  { use, person, now }: Pick<Call<typeof campaigns.updateStep>, 'use' | 'person' | 'now'>,
): Promise<void> {
  const { key, category } = found.campaign
  const known = stepsOfCampaignTemplate(template.content)
  const withStep = rows.flatMap((one) => {
    const step = known.find((candidate) => candidate.key === one.templateStepKey)
    return step ? [{ row: one, step, creative: one.creative }] : []
  })
  const own = withStep.find((one) => one.row.key === row.key)
  const reused = own
    ? reusedCoupons({
        template: template.content,
        saved: { step: own.step, creative: decided.creative },
        others: withStep.filter((one) => one !== own),
      })
    : []
  const changed: [StepRow, Decided][] = [[row, decided]]
  for (const [step, creative] of reused) {
    const other = rows.find(({ templateStepKey }) => templateStepKey === step.key)
    if (other) changed.push([other, { ...other, ...other.channels, creative }])
  }
  for (const [one, decisions] of changed) {
    await use(campaignsStore).saveStep(one.key, decisions)
    if (hasTrait(category, 'several-dealers'))
      await use(childrenStore).followStep(key, one.templateStepKey)
  }
  await use(campaignsStore).touch(key, { savedBy: person.key, savedAt: new Date(now) })
}
