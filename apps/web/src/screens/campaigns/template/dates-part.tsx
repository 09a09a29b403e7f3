import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { showDate } from '@marquee/rules/calendar'
import { channelNames, type FulfillmentOption } from '@marquee/rules/channels'
import { api, useOperation, whyNot } from '../../../api/index.ts'
import { Section } from '../../../ui/page/index.ts'
import { ErrorState, TextSkeleton } from '../../../ui/states/index.ts'
import { startReasons } from '../../../widgets/templates/index.ts'
import type { Dates, Template } from './answers.ts'
import { dateTexts } from './texts.ts'

/** From when until when a campaign can be mailed, by channel. */
export function DatesPart({ template }: { template: Template }) {
  const query = useOperation(api.templates.selectableDates, {
    query: { campaignTemplateKey: String(template.key) },
  })
  return (
    <Section title={dateTexts.title} framed>
      {query.status === 'loading' && <TextSkeleton />}
      {query.status === 'failed' && (
        <ErrorState
          title={dateTexts.loadFailed}
          onRetry={query.retry}
          retrying={query.isRefreshing}
        >
          {query.error}
        </ErrorState>
      )}
      {query.response && <OfferedDates template={template} dates={query.response} />}
    </Section>
  )
}

function OfferedDates({ template, dates }: { template: Template; dates: Dates }) {
  const refused = whyNot(dates.can.choose, startReasons)
  if (refused === undefined) return <Selectable dates={dates} />
  const { mailDate: first, secondMailDate: second } = template
  return (
    <>
      <Typography>{refused}</Typography>
      {first !== null && (
        <Typography>
          {second === null
            ? dateTexts.fixed(showDate(first))
            : dateTexts.fixedTwice(showDate(first), showDate(second))}
        </Typography>
      )}
    </>
  )
}

function Selectable({ dates }: { dates: Dates }) {
  const rows = Object.entries(dates.selectableDates) as [FulfillmentOption, Day[]][]
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell sx={{ pl: 0 }}>{dateTexts.channel}</TableCell>
          <TableCell>{dateTexts.first}</TableCell>
          <TableCell>{dateTexts.last}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([option, days]) => (
          <TableRow key={option}>
            <TableCell component="th" scope="row" sx={{ pl: 0 }}>
              {channelNames[option]}
            </TableCell>
            <DayCell day={days[0]} />
            <DayCell day={days.at(-1)} />
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

type Day = NonNullable<Dates['selectableDates']['EMAIL']>[number]

function DayCell({ day }: { day: Day | undefined }) {
  return <TableCell>{day ? showDate(day) : dateTexts.noneLeft}</TableCell>
}
