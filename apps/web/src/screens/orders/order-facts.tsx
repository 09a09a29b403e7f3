import { showDate, type CalendarDate } from '@marquee/rules/calendar'
import { showCount } from '@marquee/rules/money'
import { orderStatusLabels } from '@marquee/rules/orders'
import { Facts } from '../../ui/facts/index.ts'
import { Section } from '../../ui/page/index.ts'
import { showMoment } from '../../widgets/calendar/index.ts'
import type { Order } from './answers.ts'
import { texts } from './texts.ts'

/** For whom it is, how it stands, and who did what. */
export function OrderFacts({ order }: { order: Order }) {
  const { campaign, status, revision, totalSize, dataAsOf, submitted, decided } = order
  const told = (by: Order['submitted']) => by && texts.by(by.name, showMoment(by.at))
  return (
    <Section title={texts.facts} framed>
      <Facts
        facts={[
          [texts.campaign, campaign.name],
          [texts.market, campaign.market.name],
          [texts.status, orderStatusLabels[status]],
          [texts.revision, String(revision)],
          [texts.mailDates, daysOf(campaign)],
          [texts.households, totalSize === null ? texts.asSent : showCount(totalSize)],
          [texts.dataAsOf, dataAsOf && showDate(dataAsOf)],
          [texts.submitted, told(submitted)],
          [texts.decided, told(decided)],
        ]}
      />
    </Section>
  )
}

function daysOf({ mailDate, secondMailDate }: Order['campaign']): string {
  if (mailDate === null) return texts.asNeeded
  const days = [mailDate, secondMailDate].filter((day): day is CalendarDate => day !== null)
  return days.map(showDate).join('\n')
}
