import Box from '@mui/material/Box'
import { blackoutDateTexts } from '@marquee/rules/blackout-dates'
import type { CalendarDate } from '@marquee/rules/calendar'
import { useCallback, useState } from 'react'
import { ErrorState, RowsSkeleton } from '../../../ui/states/index.ts'
import { Page, Section } from '../../../ui/page/index.ts'
import { useForm } from '../../../ui/form/index.ts'
import {
  useBlackoutDates,
  type BlackoutDateEntry,
  type BlackoutDates,
} from '../../../widgets/blackout-dates/index.ts'
import { useToday } from '../../../widgets/calendar/index.ts'
import { useUserState } from '../../../widgets/user-state/index.ts'
import { CloseDayForm, EVERY_BRAND, type NewDay } from './close-day.form.tsx'
import { ClosedDayList } from './closed-day-list.tsx'
import { HitCampaigns } from './hit-campaigns.tsx'
import { Legend } from './legend.tsx'
import { useReachName } from './reach-name.ts'
import { OpenDayDialog } from './open-day-dialog.tsx'
import { texts } from './texts.ts'
import { YearCalendar } from './year-calendar.tsx'
import { YearChoice } from './year-choice.tsx'
import { yearOf } from './month-days.rules.ts'

/** The days on which nothing is mailed: a calendar, a list, and the way to close and open one. */
export function Screen() {
  const asked = useBlackoutDates({ everyBrand: true })
  return (
    <Page title={texts.title} intro={texts.intro}>
      {asked.response && <Days {...asked.response} />}
      {asked.status === 'loading' && <RowsSkeleton rows={8} />}
      {asked.status === 'failed' && (
        <ErrorState title={texts.loadTitle} onRetry={asked.retry} retrying={asked.isRefreshing}>
          {blackoutDateTexts.loadFailed}
        </ErrorState>
      )}
    </Page>
  )
}

function Days({ blackoutDates, can }: BlackoutDates) {
  const { selectedMarket } = useUserState()
  const today = useToday(selectedMarket?.timeZone)
  const [year, setYear] = useState(() => yearOf(today))
  const [opening, setOpening] = useState<BlackoutDateEntry>()
  const hierarchyId = can.add.ok ? EVERY_BRAND : (can.addFor[0] ?? EVERY_BRAND)
  const form = useForm<NewDay>({ defaultValues: { date: null, hierarchyId } })
  const inYear = blackoutDates.filter(({ date }) => yearOf(date) === year)
  const nameOf = useReachName()
  const { setValue, setFocus } = form
  const take = useCallback(
    (date: CalendarDate) => {
      setValue('date', date, { shouldTouch: true })
      setFocus('date')
    },
    [setValue, setFocus],
  )
  return (
    <>
      <CloseDayForm form={form} dates={blackoutDates} can={can} today={today} />
      <HitCampaigns />
      <Box
        sx={{
          display: 'grid',
          columnGap: 8,
          gridTemplateColumns: { lg: 'minmax(0, 3fr) minmax(0, 5fr)' },
        }}
      >
        <Section title={texts.list(year)}>
          <ClosedDayList key={year} dates={inYear} today={today} onOpen={setOpening} />
        </Section>
        <Section
          title={texts.calendar}
          description={texts.howTo}
          actions={<YearChoice year={year} onChange={setYear} />}
        >
          <Legend />
          <YearCalendar
            year={year}
            today={today}
            nameOf={nameOf}
            onYear={setYear}
            onTake={take}
            onOpen={setOpening}
            dates={blackoutDates}
          />
        </Section>
      </Box>
      {opening && <OpenDayDialog entry={opening} onClose={() => setOpening(undefined)} />}
    </>
  )
}
