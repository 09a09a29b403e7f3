import { accessTexts } from '@marquee/rules/access'
import { showDate } from '@marquee/rules/calendar'
import { campaignReasons } from '@marquee/rules/campaigns'
import { sendingReasons } from '@marquee/rules/sendings'
import Box from '@mui/material/Box'
import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { api, useChange, whyNot } from '../../api/index.ts'
import { ReasonButton } from '../../ui/disabled-reason/index.ts'
import type { Daily } from './answers.ts'
import { monthInWords } from './in-words.rules.ts'
import { texts } from './texts.ts'

interface DailyRunProps {
  campaignKey: number
  daily: Daily
}

/** How far a campaign has come that goes out day by day. */
export function DailyRun({ campaignKey, daily }: DailyRunProps) {
  return (
    <Box sx={{ mb: 5 }}>
      {daily.isPaused && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {texts.dailyPaused}
        </Alert>
      )}
      {daily.event === 'OPEN_RECALL' && (
        <Alert severity="warning" sx={{ mb: 4 }}>
          {texts.noRecalls}
        </Alert>
      )}
      <Typography sx={{ mb: 1 }}>{texts.daily(showDate(daily.through))}</Typography>
      <Typography sx={{ mb: 1 }}>{monthInWords(daily)}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
        {texts.dailyRecent}
      </Typography>
      <PauseDaily campaignKey={campaignKey} daily={daily} />
    </Box>
  )
}

const reasons = { ...accessTexts, ...campaignReasons, ...sendingReasons }

/** With all that is on its way. */
function PauseDaily({ campaignKey, daily: { isPaused, can } }: DailyRunProps) {
  const change = useChange(api.sendings.pauseDaily, {
    success: texts.done,
    selection: false,
    refreshes: [api.sendings.ofCampaign, api.sendings.search],
  })
  return (
    <ReasonButton
      variant="outlined"
      loading={change.status === 'loading'}
      reason={whyNot(isPaused ? can.resume : can.pause, reasons)}
      onClick={() =>
        void change.run({
          params: { key: String(campaignKey) },
          body: { isPaused: !isPaused },
        })
      }
    >
      {isPaused ? texts.resumeDaily : texts.pauseDaily}
    </ReasonButton>
  )
}
