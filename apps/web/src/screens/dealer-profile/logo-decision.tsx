import { marketProfileReasons, MOST_OF_REJECTION } from '@marquee/rules/market-profiles'
import { useState } from 'react'
import { api, useChange, whyNot } from '../../api/index.ts'
import { ReasonButton } from '../../ui/disabled-reason/index.ts'
import { Actions } from '../../ui/page/index.ts'
import { ReasonDialog } from '../../ui/reason-dialog/index.ts'
import { rejectHint, type Logo } from '../../widgets/market-profiles/index.ts'
import { logoPartTexts } from './texts.ts'

export interface LogoDecisionProps {
  logo: Logo
  marketKey: number
  onStale: () => void
}

/** The two buttons, for those who decide about logos. */
export function LogoDecision({ logo, marketKey, onStale }: LogoDecisionProps) {
  const [isRejecting, setRejecting] = useState(false)
  const refreshes = [api.marketProfiles.read, api.marketProfiles.searchLogos]
  const approve = useChange(api.marketProfiles.approveLogo, {
    refreshes,
    says: logoPartTexts.approved,
  })
  const reject = useChange(api.marketProfiles.rejectLogo, {
    refreshes,
    says: logoPartTexts.rejected,
    fails: false,
  })
  const { decide } = logo.can
  const isDecider = decide.ok || decide.reason === 'logo.own-upload'
  if (logo.status !== 'PENDING' || !isDecider) return null

  const reason = whyNot(decide, marketProfileReasons)
  const params = { marketKey: String(marketKey) }
  // The picture that was looked at, and no other that came in the meantime.
  const { assetType, image } = logo
  const looked = { assetType, hash: image.hash }
  const take = async () => {
    if (!(await approve.run({ params, body: looked }))) onStale()
  }
  return (
    <Actions>
      <ReasonButton
        variant="outlined"
        reason={reason}
        loading={approve.isRunning}
        onClick={() => void take()}
      >
        {logoPartTexts.approve}
      </ReasonButton>
      <ReasonButton reason={reason} onClick={() => setRejecting(true)}>
        {logoPartTexts.reject}
      </ReasonButton>
      {isRejecting && (
        <ReasonDialog
          title={logoPartTexts.rejectTitle}
          hint={rejectHint}
          most={MOST_OF_REJECTION}
          onDecide={(why) => reject.attempt({ params, body: { ...looked, reason: why } })}
          onClose={() => setRejecting(false)}
        />
      )}
    </Actions>
  )
}
