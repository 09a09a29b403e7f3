import { MOST_OF_WORDS } from '@marquee/rules/approvals'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { api, useChange } from '../../api/index.ts'
import { ReasonDialog } from '../../ui/reason-dialog/index.ts'
import type { SendingsPage } from './answers.ts'
import { texts } from './texts.ts'

/** For those who may, while it is not stopped already: the banner says so then. */
export function StopEverything({ can }: Pick<SendingsPage, 'can'>) {
  const [isAsking, setAsking] = useState(false)
  const change = useChange(api.sendings.halt, {
    success: texts.stopped,
    selection: false,
    refreshes: [api.sendings.search, api.sendings.ofCampaign],
  })
  return (
    <>
      {can.halt.ok && (
        <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
          {texts.stopAll}
        </Button>
      )}
      {isAsking && (
        <ReasonDialog
          title={texts.stopAll}
          intro={texts.stopAllIntro}
          hint={texts.stopAllHint}
          leave={texts.leave}
          most={MOST_OF_WORDS}
          onDecide={(reason) => change.run({ body: { reason } })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
