import { accessTexts } from '@marquee/rules/access'
import { blackoutDateReasons, blackoutDateTexts, isClosed } from '@marquee/rules/blackout-dates'
import { isCalendarDate, type CalendarDate } from '@marquee/rules/calendar'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { api, useChange, useOperation, whyNot } from '../../../api/index.ts'
import { DateField, type PickedDate } from '../../../ui/date-field/index.ts'
import { Form, SelectField, SubmitButton } from '../../../ui/form/index.ts'
import { Section } from '../../../ui/page/index.ts'
import type { BlackoutDateEntry, BlackoutDates } from '../../../widgets/blackout-dates/index.ts'
import { useUserState } from '../../../widgets/user-state/index.ts'
import { HitCampaign } from './hit-campaign.tsx'
import { useReachName } from './reach-name.ts'
import { hitTexts, texts } from './texts.ts'

/** A select has no empty value of its own. */
export const EVERY_BRAND = 'EVERY'

export interface NewDay {
  date: PickedDate
  hierarchyId: string
}

interface CloseDayFormProps {
  form: UseFormReturn<NewDay>
  dates: readonly BlackoutDateEntry[]
  can: BlackoutDates['can']
  today: CalendarDate
}

export function CloseDayForm({ form, dates, can, today }: CloseDayFormProps) {
  const add = useChange(api.blackoutDates.add, {
    refreshes: [api.blackoutDates.list, api.approvals.hit],
    success: blackoutDateTexts.updated,
    fails: blackoutDateTexts.updateFailed,
  })
  const { control } = form
  const [date, hierarchyId] = useWatch({ control, name: ['date', 'hierarchyId'] })
  const brand = hierarchyId === EVERY_BRAND ? null : hierarchyId
  const marks = useDayMarks(dates, brand)
  const reason = can.addFor.length === 0 ? whyNot(can.add, reasons) : undefined
  const close = async () => {
    await add.attempt({ body: { date: form.getValues('date') as string, hierarchyId: brand } })
    form.reset({ date: null, hierarchyId })
  }
  return (
    <Section title={texts.add} framed>
      <Form form={form} onSubmit={close} label={texts.add}>
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            alignItems: 'start',
            gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 14rem) minmax(0, 14rem) auto' },
            justifyContent: { sm: 'start' },
          }}
        >
          <DateField
            control={control}
            {...marks}
            name="date"
            label={texts.date}
            required
            earliest={today}
          />
          <SelectField
            control={control}
            name="hierarchyId"
            label={texts.brand}
            choices={useBrandChoices(can)}
          />
          <SubmitButton control={control} reason={reason} sx={{ mt: { sm: 6 } }}>
            {texts.close}
          </SubmitButton>
        </Box>
        {isCalendarDate(date ?? '') && (
          <ClosingWarning date={date as CalendarDate} hierarchyId={brand} />
        )}
      </Form>
    </Section>
  )
}

const reasons = { ...accessTexts, ...blackoutDateReasons }

/** A day that is closed for the chosen brand is greyed, by the same rule that the server uses. */
function useDayMarks(dates: readonly BlackoutDateEntry[], hierarchyId: string | null) {
  const nameOf = useReachName()
  return {
    whyDisabled: (date: CalendarDate) =>
      isClosed(dates, { date, hierarchyId })
        ? blackoutDateReasons['blackout-date.already-closed']
        : undefined,
    highlight: (date: CalendarDate) => {
      const closed = dates.filter((entry) => entry.date === date)
      if (closed.length === 0) return undefined
      return texts.closedFor(closed.map((entry) => nameOf(entry.hierarchyId)).join(', '))
    },
  }
}

function useBrandChoices({ add, addFor }: BlackoutDates['can']) {
  const { hierarchies } = useUserState()
  return [
    { value: EVERY_BRAND, label: texts.everyBrand, disabled: !add.ok },
    ...hierarchies.map(({ id, name }) => ({
      value: id,
      label: name,
      disabled: !addFor.includes(id),
    })),
  ]
}

interface ClosingWarningProps {
  date: CalendarDate
  hierarchyId: string | null
}

const MOST_NAMED = 5

/** Which campaigns closing the day would hit, before it is closed. */
function ClosingWarning({ date, hierarchyId }: ClosingWarningProps) {
  const query = { date, ...(hierarchyId !== null && { hierarchyId }) }
  const approvalsQuery = useOperation(api.approvals.hit, { query }, { selection: false })
  const { campaigns = [], totalElements = 0 } = approvalsQuery.response ?? {}
  const more = totalElements - MOST_NAMED
  return (
    <Box role="status" sx={{ mt: 4 }}>
      {approvalsQuery.status === 'loading' && <Typography>{hitTexts.checking}</Typography>}
      {approvalsQuery.status === 'failed' && <Typography>{hitTexts.checkFailed}</Typography>}
      {approvalsQuery.response && totalElements === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{hitTexts.none}</Typography>
      )}
      {totalElements > 0 && (
        <Alert severity="warning" role="presentation">
          <Typography variant="subtitle2">{hitTexts.hits(totalElements)}</Typography>
          <Typography>{hitTexts.afterwards}</Typography>
          <Box component="ul" sx={{ mt: 3, mb: 0, pl: 4, display: 'grid', gap: 2 }}>
            {campaigns.slice(0, MOST_NAMED).map((campaign) => (
              <li key={campaign.key}>
                <HitCampaign campaign={campaign} />
              </li>
            ))}
          </Box>
          {more > 0 && <Typography sx={{ mt: 2 }}>{hitTexts.more(more)}</Typography>}
        </Alert>
      )}
    </Box>
  )
}
