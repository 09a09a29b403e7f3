import { addDays, type CalendarDate } from '@marquee/rules/calendar'
import { expect, test } from 'vitest'
import { demoBlackoutDates } from './blackout-dates.ts'
import { DEMO_CAMPAIGNS, mailDates } from './campaigns.ts'

const LOADED = '2026-11-23' as CalendarDate

test('no wave of a draft lies on a closed day, whichever day the demo is loaded, and the second comes later', () => {
  for (let after = 0; after < 365; after += 1) {
    const today = addDays(LOADED, after)
    const closed = demoBlackoutDates(Number(today.slice(0, 4)))
      .filter(({ hierarchyId }) => hierarchyId === null || hierarchyId === 'HONDA')
      .map(({ date }) => date)
    for (const described of DEMO_CAMPAIGNS) {
      const days = mailDates(described, 'HONDA', today)
      for (const day of days) expect(closed, `${described.name} ${today}`).not.toContain(day)
      const [first, second = '9999'] = days
      expect((first ?? '') < second).toBe(true)
    }
  }
})
