import { stepStatusLabels, usesMailDate } from '@marquee/rules/campaigns'
import { Facts } from '../../../../ui/facts/index.ts'
import type { CampaignStep } from '../answers.ts'
import { useBuilder } from '../builder.ts'
import { texts } from './texts.ts'

/** When it is sent, and how far it has come. */
export function TouchpointFacts({ step }: { step: CampaignStep }) {
  const { category } = useBuilder().campaign
  const { startDate, startDateTwo, daysAfterStart, opted, status } = step
  const wording = usesMailDate(category) ? texts.afterMailDate : texts.afterNeed
  return (
    <Facts
      facts={[
        [texts.date, startDate ? texts.on(startDate, startDateTwo) : wording(daysAfterStart)],
        [texts.status, opted ? stepStatusLabels[status] : texts.notUsed],
      ]}
    />
  )
}
