import { showCount, showMoney } from '@marquee/rules/money'
import type { Waiting } from './answers.ts'
import { choiceTexts } from './texts.ts'

type Summed = Pick<Waiting, 'kind' | 'pieces' | 'estimatedCost' | 'monthlyCap'>

/** What several decisions come to, in sentences: the orders among them together, and what has no such figure. */
export function sumInWords(chosen: readonly Summed[]): string[] {
  const orders = chosen.filter(({ kind }) => kind === 'ORDER')
  const counted = orders.filter(({ estimatedCost }) => estimatedCost !== null)
  const total = (of: (one: Summed) => number | null) =>
    counted.reduce((sum, one) => sum + (of(one) ?? 0), 0)
  const monthly = orders.length - counted.length
  const cancels = chosen.filter(({ kind }) => kind === 'CANCEL').length
  return [
    ...(counted.length > 0
      ? [
          choiceTexts.sum(
            showCount(total(({ pieces }) => pieces)),
            showMoney(total(({ estimatedCost }) => estimatedCost)),
          ),
        ]
      : []),
    ...(monthly > 0 ? [choiceTexts.monthly(monthly)] : []),
    ...(cancels > 0 ? [choiceTexts.cancels(cancels)] : []),
  ]
}
