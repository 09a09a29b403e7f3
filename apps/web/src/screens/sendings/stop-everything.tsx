import { MOST_OF_WORDS } from '@marquee/rules/approvals'
import { mayHalt } from '@marquee/rules/sendings'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { api, useChange } from '../../api/index.ts'
import { ReasonDialog } from '../../ui/reason-dialog/index.ts'
import { useUserState } from '../../widgets/user-state/index.ts'
import type { SendingsPage } from './answers.ts'
import { texts } from './texts.ts'

/**
 * For those who may, while it is not stopped already: the banner says so then. Also while the list cannot be read: that is
 * no time to look for the button.
 */
export function StopEverything({ can }: Partial<Pick<SendingsPage, 'can'>>) {
  const [isAsking, setAsking] = useState(false)
  const { person, permissions } = useUserState()
  const { ok: mayStop } = can ? can.halt : mayHalt({ level: person.level, permissions })
  const change = useChange(api.sendings.halt, {
    success: texts.stopped,
    selection: false,
    refreshes: [api.sendings.search, api.sendings.ofCampaign],
  })
  return (
    <>
      {mayStop && (
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
