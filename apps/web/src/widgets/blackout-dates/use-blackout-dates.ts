import type { blackoutDates } from '@marquee/contract/blackout-dates'
import type { AnswerOf } from '@marquee/contract/operation'
import { blackoutDateTexts } from '@marquee/rules/blackout-dates'
import { useEffect } from 'react'
import { api, useOperation, type QueryState } from '../../api/index.ts'
import { useNotifications } from '../../ui/notifications/index.ts'

export type BlackoutDates = AnswerOf<typeof blackoutDates.list>
export type BlackoutDateEntry = BlackoutDates['blackoutDates'][number]

interface Which {
  /** All brands that the person can see, instead of the selected one. */
  everyBrand?: boolean
}

/** The closed days, ascending. Where they cannot be loaded a notification says so. */
export function useBlackoutDates({ everyBrand = false }: Which = {}): QueryState<BlackoutDates> {
  const { notify } = useNotifications()
  const query = useOperation(api.blackoutDates.list, {}, { selection: !everyBrand })
  const hasFailed = query.status === 'failed'
  useEffect(() => {
    if (hasFailed) notify('error', blackoutDateTexts.loadFailed)
  }, [hasFailed, notify])
  return query
}
