import type { CampaignPhase } from '@marquee/rules/campaigns'
import { RETURN_KINDS, returnKindNames } from '@marquee/rules/mail-returns'
import { showCount } from '@marquee/rules/money'
import { isOver, SUPPRESSED_FOR, suppressedForNames, totalOf } from '@marquee/rules/sendings'
import type { Daily, Sending, Sendings } from './answers.ts'
import { texts } from './texts.ts'

/** What became of all pieces together, where there is something to say. */
export function factsOf(sendings: Sendings): (readonly [label: string, value: string | false])[] {
  const sum = (count: (sending: Sending) => number) =>
    sendings.reduce((all, sending) => all + count(sending), 0)
  const shown = (count: number) => count > 0 && showCount(count)
  return [
    [texts.planned, showCount(sum(({ pieces }) => totalOf(pieces)))],
    [texts.sent, showCount(sum(({ pieces }) => pieces.accepted))],
    [texts.pending, showCount(sum(({ pieces }) => pieces.pending + pieces.dispatching))],
    [texts.leftOut, leftOutInWords(sendings) || false],
    [texts.refused, shown(sum(({ pieces }) => pieces.refused))],
    [texts.returned, returnedInWords(sendings) || false],
    [texts.unknown, shown(sum(({ pieces }) => pieces.unknown))],
  ]
}

/** How many pieces are not sent, by the reason; empty where all are. */
export function leftOutInWords(sendings: Sendings): string {
  const suppressed = sendings.flatMap((sending) => sending.suppressed)
  return SUPPRESSED_FOR.flatMap((reason) => {
    const count = suppressed
      .filter((one) => one.reason === reason)
      .reduce((sum, one) => sum + one.count, 0)
    return count > 0 ? [texts.because(showCount(count), suppressedForNames[reason])] : []
  }).join(', ')
}

/** How many emails came back, by what came back; empty where none did. */
function returnedInWords(sendings: Sendings): string {
  const returned = sendings.flatMap((sending) => sending.returned)
  return RETURN_KINDS.flatMap((kind) => {
    const count = returned
      .filter((one) => one.kind === kind)
      .reduce((sum, one) => sum + one.count, 0)
    return count > 0 ? [texts.because(showCount(count), returnKindNames[kind])] : []
  }).join(', ')
}

/** What goes on is looked at every few seconds. */
const WHILE_IT_GOES_ON = 10_000
/** So often campaigns that are due begin, and days are looked at: the page of one may be open at that moment. */
const UNTIL_IT_BEGINS = 60_000

/** After how many milliseconds to look again; undefined where nothing changes any more. */
export function againAfter(
  { sendings, daily }: { sendings: Sendings; daily: Daily | null },
  phase: CampaignPhase,
): number | undefined {
  if (sendings.some(({ state }) => !isOver(state))) return WHILE_IT_GOES_ON
  const mayComeYet = sendings.length === 0 || daily !== null
  return mayComeYet && phase === 'ordered' ? UNTIL_IT_BEGINS : undefined
}
