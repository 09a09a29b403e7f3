import type { CalendarDate } from '@marquee/rules/calendar'
import { channelNames } from '@marquee/rules/channels'
import { showCount, showMoney } from '@marquee/rules/money'
import { Facts } from '../../ui/facts/index.ts'
import type { Summary, Tile } from './answers.ts'
import { ChannelChips } from './channel-chips.tsx'
import { pricesOf } from './prices.rules.ts'
import { cardTexts, seasonNames } from './texts.ts'
import type { Estimate } from './use-estimates.ts'
import { enrollmentInWords, mailingInWords } from './windows.rules.ts'

interface CardFactsProps {
  template: Summary
  today: CalendarDate
  seasonals: Tile['seasonals'] | undefined
  /** What the audience that it suggests comes to. */
  estimate: Estimate | undefined
}

/** What one compares templates by. */
export function CardFacts({ template, today, seasonals, estimate }: CardFactsProps) {
  return (
    <>
      <ChannelChips options={template.channelOptions} />
      <Facts
        inRows
        facts={[
          [cardTexts.enrollment, enrollmentInWords(template, today)],
          [cardTexts.mailing, mailingInWords(template)],
          [cardTexts.perPiece, pricesInWords(template)],
          [cardTexts.reach, estimate && reachInWords(estimate)],
          [cardTexts.contents, contentsInWords(template)],
          ...(seasonals ?? []).map(
            ({ season, template: seasonal }) =>
              [seasonNames[season], enrollmentInWords(seasonal, today)] as const,
          ),
        ]}
      />
    </>
  )
}

function reachInWords({ totalSize, estimatedCost }: Estimate): string {
  return cardTexts.reached(showCount(totalSize), showMoney(estimatedCost))
}

function pricesInWords(template: Summary): string {
  return pricesOf(template)
    .map(({ option, price }) =>
      cardTexts.pricedAs(channelNames[option], price ?? cardTexts.noPrice),
    )
    .join('\n')
}

function contentsInWords(template: Summary): string {
  const { stepCount, creativeCount, canSelectWaves, isBillingDeferred } = template
  return [
    [
      cardTexts.steps(stepCount),
      ...(creativeCount > 0 ? [cardTexts.creatives(creativeCount)] : []),
    ].join(', '),
    ...(canSelectWaves ? [cardTexts.waves] : []),
    ...(isBillingDeferred ? [cardTexts.deferred] : []),
  ].join('\n')
}
