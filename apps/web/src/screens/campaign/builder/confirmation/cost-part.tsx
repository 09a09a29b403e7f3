import { showDate } from '@marquee/rules/calendar'
import { deferredPayments } from '@marquee/rules/campaigns'
import { places } from '@marquee/rules/builder'
import { Facts } from '../../../../ui/facts/index.ts'
import { Section } from '../../../../ui/page/index.ts'
import { useBuilder } from '../builder.ts'
import { piecePrices } from '../facts.rules.ts'
import { stepNames } from '../texts.ts'
import { EditStepLink } from './edit-step-link.tsx'
import { texts } from './texts.ts'

/** What a piece costs; what all of them do, only the audience tells. */
export function CostPart() {
  const { campaign } = useBuilder()
  const { template, isBillingDeferred, campaignStartDate } = campaign
  // Their days are known before their amounts.
  const payments =
    isBillingDeferred && campaignStartDate !== null
      ? deferredPayments(0, campaignStartDate).map(({ date }) => texts.third(showDate(date)))
      : []
  return (
    <Section
      title={texts.cost}
      actions={<EditStepLink place={places.audience} name={stepNames.AUDIENCE_SELECTION} />}
      framed
    >
      <Facts
        facts={[
          [texts.audience, template.selectAudience && texts.noAudience],
          [texts.price, piecePrices(campaign)],
          [texts.payments, payments.join('\n')],
        ]}
      />
    </Section>
  )
}
