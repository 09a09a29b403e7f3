import Box from '@mui/material/Box'
import type { CalendarDate } from '@marquee/rules/calendar'
import { channelNames } from '@marquee/rules/channels'
import { showMoney } from '@marquee/rules/money'
import { Facts } from '../../../ui/facts/index.ts'
import { Section } from '../../../ui/page/index.ts'
import { ChannelChips } from '../channel-chips.tsx'
import { pricesOf } from '../prices.rules.ts'
import { cardTexts } from '../texts.ts'
import { enrollmentInWords, mailingInWords } from '../windows.rules.ts'
import type { Template } from './answers.ts'
import { texts } from './texts.ts'

/** When it is open, and what a piece costs. */
export function Glance({ template, today }: { template: Template; today: CalendarDate }) {
  const { channelOptions, priceBook, minimumOrderValue, distanceFilteringMax } = template
  const also = [
    ...(template.canSelectWaves ? [cardTexts.waves] : []),
    ...(template.isBillingDeferred ? [cardTexts.deferred] : []),
  ]
  const prices = pricesOf({ channelOptions, prices: priceBook.prices }).map(({ option, price }) =>
    cardTexts.pricedAs(channelNames[option], price ?? cardTexts.noPrice),
  )
  return (
    <Section title={texts.glance} framed>
      <Box sx={{ mb: 4 }}>
        <ChannelChips options={channelOptions} />
      </Box>
      <Facts
        facts={[
          [cardTexts.price, prices.join('\n')],
          [texts.minimum, minimumOrderValue > 0 && showMoney(minimumOrderValue)],
          [cardTexts.enrollment, enrollmentInWords(template, today)],
          [cardTexts.mailing, mailingInWords(template)],
          [texts.distance, distanceFilteringMax !== null && texts.upToMiles(distanceFilteringMax)],
          [texts.contents, also.join('\n')],
        ]}
      />
    </Section>
  )
}
