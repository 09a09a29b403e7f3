import type { creatives } from '@marquee/contract/creatives'
import type { AnswerOf } from '@marquee/contract/operation'
import { atOnceTexts as texts } from './texts.ts'

type Uses = AnswerOf<typeof creatives.uses>

const MOST_NAMED = 2

/**
 * What saving a creative changes at once, in one sentence; nothing where no active template offers it. Campaigns hold the
 * version with which it was chosen for them, so it is those to come that are changed.
 */
export function atOnce({ templates, drafts, orders }: Uses): string | undefined {
  const { count, dealers } = templates.offered
  if (count === 0) return undefined
  const named = templates.first
    .filter(({ isActive }) => isActive)
    .slice(0, MOST_NAMED)
    .map(({ name }) => name)
  const held = [
    ...(drafts.count > 0 ? [texts.drafts(drafts.count)] : []),
    ...(orders.count > 0 ? [texts.orders(orders.count)] : []),
  ]
  const keeping = held.length > 0 ? texts.held(held, drafts.count + orders.count) : ''
  return texts.sentence(texts.templates(named, count), dealers, keeping)
}
