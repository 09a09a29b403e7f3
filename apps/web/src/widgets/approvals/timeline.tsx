import { eventInWords, MOST_OF_WORDS } from '@marquee/rules/approvals'
import { maxLength } from '@marquee/rules/fields'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { api, useChange, useOperation } from '../../api/index.ts'
import { Form, SubmitButton, TextField, useForm } from '../../ui/form/index.ts'
import { Section } from '../../ui/page/index.ts'
import { ErrorState, RowsSkeleton } from '../../ui/states/index.ts'
import { showMoment } from '../calendar/index.ts'
import type { TimelineEvent } from './answers.ts'
import { timelineTexts as texts } from './texts.ts'

/** What happened to a campaign and what people commented, with a field to comment. */
export function CampaignTimeline({ campaignKey }: { campaignKey: number }) {
  const { response, status, error, retry, isRefreshing } = useOperation(
    api.approvals.timeline,
    { params: { key: String(campaignKey) } },
    { selection: false },
  )
  return (
    <Section title={texts.title} framed>
      {status === 'loading' && <RowsSkeleton rows={3} />}
      {status === 'failed' && (
        <ErrorState title={texts.loadFailed} onRetry={retry} retrying={isRefreshing}>
          {error}
        </ErrorState>
      )}
      {response && <TimelineEvents events={response.events} />}
      {response?.can.comment.ok && <CommentForm campaignKey={campaignKey} />}
    </Section>
  )
}

function TimelineEvents({ events }: { events: readonly TimelineEvent[] }) {
  if (events.length === 0) return <Typography>{texts.none}</Typography>
  return (
    <Box component="ol" aria-label={texts.list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {events.map((event) => (
        <Box component="li" key={event.key} sx={line}>
          <Event event={event} />
        </Box>
      ))}
    </Box>
  )
}

function Event({ event }: { event: TimelineEvent }) {
  const { action, step, by, market, at, words } = event
  const moment = showMoment(at)
  return (
    <>
      <Typography variant="subtitle2" component="p">
        {eventInWords({ action, stepName: step?.name ?? null })}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        <time dateTime={at}>
          {market ? texts.byDealer(by, market.name, moment) : texts.by(by, moment)}
        </time>
      </Typography>
      {words && (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {words}
        </Typography>
      )}
    </>
  )
}

/** Each event hangs on a line, from its dot to the next one. */
const line = {
  position: 'relative',
  pl: 5,
  pb: 4,
  borderLeft: 2,
  borderColor: 'divider',
  ml: '0.3125rem',
  '&:last-child': { borderColor: 'transparent', pb: 1 },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: '-0.375rem',
    top: '0.3125rem',
    width: '0.625rem',
    height: '0.625rem',
    borderRadius: '50%',
    bgcolor: 'primary.main',
  },
} as const

/** Says something about a campaign. What could not be sent stays in the field. */
function CommentForm({ campaignKey }: { campaignKey: number }) {
  const form = useForm({ defaultValues: { words: '' } })
  const { control, reset } = form
  const comment = useChange(api.approvals.comment, {
    refreshes: [api.approvals.timeline],
    fails: false,
    selection: false,
  })
  const add = async ({ words }: { words: string }) => {
    await comment.attempt({ params: { key: String(campaignKey) }, body: { words } })
    reset()
  }
  return (
    <Box sx={{ mt: 4, maxWidth: '40rem' }}>
      <Form form={form} onSubmit={add} label={texts.comment}>
        <TextField
          control={control}
          name="words"
          label={texts.comment}
          required
          lines={2}
          hint={texts.hint}
          rules={[maxLength(MOST_OF_WORDS)]}
        />
        <Box sx={{ mt: 2 }}>
          {/* What one came for is the decision beside it. */}
          <SubmitButton control={control} variant="outlined">
            {texts.add}
          </SubmitButton>
        </Box>
      </Form>
    </Box>
  )
}
