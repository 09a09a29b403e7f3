import { accessTexts } from '@marquee/rules/access'
import { campaignReasons } from '@marquee/rules/campaigns'
import { sendingReasons } from '@marquee/rules/sendings'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { api, useChange, whyNot } from '../../api/index.ts'
import { ReasonButton } from '../../ui/disabled-reason/index.ts'
import { WarningDialog } from '../../ui/warning-dialog/index.ts'
import { showMoment } from '../calendar/index.ts'
import type { HaltAbilities, Halts } from './answers.ts'
import { texts } from './texts.ts'

interface HaltBannerProps {
  halts: Halts
  /** Where a person may let it continue. */
  can?: HaltAbilities
}

/** Says to each who sees sendings that everything is stopped, by whom and why. */
export function HaltBanner({ halts, can }: HaltBannerProps) {
  if (halts.length === 0) return null
  return (
    <Alert severity="error" sx={{ mb: 5 }} action={can && <Lift can={can} />}>
      {halts.map(({ key, place, reason, by, at }) => (
        <div key={key}>
          <AlertTitle component="p">{texts.halted(place)}</AlertTitle>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{reason}</Typography>
          <Typography variant="body2">{texts.haltedBy(by, showMoment(at))}</Typography>
        </div>
      ))}
    </Alert>
  )
}

const reasons = { ...accessTexts, ...campaignReasons, ...sendingReasons }

/** Asked once, as emails leave from then on. */
function Lift({ can }: { can: HaltAbilities }) {
  const [isAsking, setAsking] = useState(false)
  const change = useChange(api.sendings.lift, {
    success: texts.lifted,
    selection: false,
    refreshes: [api.sendings.search, api.sendings.ofCampaign],
  })
  const close = () => setAsking(false)
  return (
    <>
      <ReasonButton
        color="inherit"
        reason={whyNot(can.lift, reasons)}
        onClick={() => setAsking(true)}
      >
        {texts.liftHalt}
      </ReasonButton>
      {isAsking && (
        <WarningDialog
          open
          title={texts.liftTitle}
          question={null}
          leftLabel={texts.leave}
          rightLabel={texts.liftHalt}
          busy={change.status === 'loading'}
          onClose={close}
          onContinue={() => void change.run({}).then(close)}
        >
          <Typography>{texts.liftBody}</Typography>
        </WarningDialog>
      )}
    </>
  )
}
