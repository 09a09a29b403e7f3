import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { lastCancelRequest, lastRejection } from '@marquee/rules/approvals'
import type { ReactNode } from 'react'
import { api, useOperation } from '../../api/index.ts'
import { showMoment } from '../calendar/index.ts'
import type { TimelineEvent } from './answers.ts'
import { lastWordsTexts as texts } from './texts.ts'

type Find = (events: readonly TimelineEvent[], stepKey: number | null) => TimelineEvent | undefined

const LAST: Readonly<Record<'rejection' | 'cancelRequest', Find>> = {
  rejection: (events, stepKey) =>
    lastRejection(events.filter(({ step }) => (step?.key ?? null) === stepKey)),
  cancelRequest: (events) => lastCancelRequest(events),
}

interface LastWordsProps {
  campaignKey: number
  of: keyof typeof LAST
  /** The touchpoint that was decided about by itself, where it was not the whole campaign. */
  stepKey?: number
  /** Of an order that was decided then; later ones are of a later order. */
  until?: string | undefined
  /** What can be done about it. */
  renderAction?: (event: TimelineEvent) => ReactNode
}

/** Why a draft or a touchpoint came back, or why a campaign is to be canceled: the person and their words. */
export function LastWords({ campaignKey, of, stepKey, until, renderAction }: LastWordsProps) {
  const params = { key: String(campaignKey) }
  const { response } = useOperation(api.approvals.timeline, { params }, { selection: false })
  const events = response?.events ?? []
  const looked = until === undefined ? events : events.filter(({ at }) => at <= until)
  const event = LAST[of](looked, stepKey ?? null)
  if (!event) return null
  const { by, at, words } = event
  return (
    <Alert severity="warning" sx={{ mb: 5 }}>
      <Typography variant="subtitle2" component="p">
        {texts[of](by, showMoment(at))}
      </Typography>
      {words && (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {words}
        </Typography>
      )}
      {renderAction?.(event)}
    </Alert>
  )
}
