import { showDate } from '@marquee/rules/calendar'
import { showCount } from '@marquee/rules/money'
import { Facts } from '../../../ui/facts/index.ts'
import { Section } from '../../../ui/page/index.ts'
import { showMoment } from '../../../widgets/calendar/index.ts'
import type { Rehearsal } from './answers.ts'
import { reasonsOf } from './in-words.rules.ts'
import { texts } from './texts.ts'

/** All sendings in one look. */
export function Result({ rehearsal }: { rehearsal: Rehearsal }) {
  const { turns, days, sum, sendings, startedAt, startedBy } = rehearsal
  const isCounted = sendings.some(({ people }) => people !== null)
  return (
    <Section title={texts.result} framed>
      <Facts
        facts={[
          [texts.days, days && texts.daysFrom(showDate(days.first), showDate(days.last))],
          [texts.begins, turns && showDate(turns.beginsOn)],
          [texts.completes, turns && showDate(turns.completesOn)],
          [texts.pieces, isCounted && showCount(sum.people)],
          [texts.leftOut, reasonsOf(sum.leftOut).join('\n')],
          [texts.by, texts.byWhom(showMoment(startedAt), startedBy)],
        ]}
      />
    </Section>
  )
}
