import { showDate } from '@marquee/rules/calendar'
import { deferredPayments } from '@marquee/rules/campaigns'
import { showMoney } from '@marquee/rules/money'
import { places } from '@marquee/rules/builder'
import { Facts } from '../../../../ui/facts/index.ts'
import { Section } from '../../../../ui/page/index.ts'
import { useBuilder } from '../builder.ts'
import { audienceFacts, piecePrices } from '../facts.rules.ts'
import { stepNames } from '../texts.ts'
import { EditStepLink } from './edit-step-link.tsx'
import { texts } from './texts.ts'

/** Whom it reaches, and what a piece and all of them cost. */
export function CostPart() {
  const { campaign } = useBuilder()
  const { audience, isBillingDeferred, campaignStartDate } = campaign
  // Their days are known before their amounts.
  const payments =
    isBillingDeferred && campaignStartDate !== null
      ? deferredPayments(audience?.estimatedCost ?? 0, campaignStartDate).map(({ date, amount }) =>
          audience ? texts.payment(showMoney(amount), showDate(date)) : texts.third(showDate(date)),
        )
      : []
  return (
    <Section
      title={texts.cost}
      actions={<EditStepLink place={places.audience} name={stepNames.AUDIENCE_SELECTION} />}
      framed
    >
      <Facts
        facts={[
          ...audienceFacts(campaign),
          [texts.price, piecePrices(campaign)],
          [texts.payments, payments.join('\n')],
        ]}
      />
    </Section>
  )
}
