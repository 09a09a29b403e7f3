import { MOST_REORDERED } from '@marquee/rules/reorders'
import { useState } from 'react'
import type { ChoiceState } from '../../../ui/grid/index.ts'
import { useNotifications } from '../../../ui/notifications/index.ts'
import { chooseAllTexts } from './texts.ts'

/** As many rows as one call answers. */
export const LARGEST_PAGE = 100

interface Found<Row> {
  text: string
  /** How many are found; undefined while that is not known. */
  total: number | undefined
  load: () => Promise<readonly Row[]>
}

/** Choosing all that is found, by name; more than can be made at once is not offered. */
export function useChooseAll<Row>(
  { text, total, load }: Found<Row>,
  { add, count }: Pick<ChoiceState<Row>, 'add' | 'count'>,
): ChoiceState<Row>['all'] {
  const { notify } = useNotifications()
  const [isLoading, setLoading] = useState(false)
  const isOffered = total !== undefined && total > 0 && total <= MOST_REORDERED
  if (!isOffered || isLoading || count >= total) return undefined
  const choose = async () => {
    setLoading(true)
    try {
      add(await load())
    } catch {
      notify('error', chooseAllTexts.failed)
    }
    setLoading(false)
  }
  return { text, total, isBlocked: false, choose: () => void choose() }
}
