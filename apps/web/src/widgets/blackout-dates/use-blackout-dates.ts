import { blackoutDateTexts } from '@marquee/rules/blackout-dates'
import { useEffect } from 'react'
import { api, useOperation, type Asked } from '../../api/index.ts'
import { useNotifications } from '../../ui/notifications/index.ts'
import type { BlackoutDates } from './answers.ts'

interface Which {
  /** All brands that the person can see, instead of the selected one. */
  everyBrand?: boolean
}

/** The closed days, ascending. Where they cannot be loaded a notification says so. */
export function useBlackoutDates({ everyBrand = false }: Which = {}): Asked<BlackoutDates> {
  const { notify } = useNotifications()
  const asked = useOperation(api.blackoutDates.list, {}, { selection: !everyBrand })
  const hasFailed = asked.status === 'failed'
  useEffect(() => {
    if (hasFailed) notify('error', blackoutDateTexts.loadFailed)
  }, [hasFailed, notify])
  return asked
}
