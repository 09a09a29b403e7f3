import { useState } from 'react'
import { whyNot } from '../../../../api/index.ts'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import type { MarketGroup } from '../answers.ts'
import { reasons } from '../texts.ts'
import { AddUsersDialog } from './add-users-dialog.tsx'
import { userTexts } from './texts.ts'

export function AddUsers({ group }: { group: MarketGroup }) {
  const [isOpen, setOpen] = useState(false)
  const reason = whyNot(group.can.change, reasons)
  return (
    <>
      <ReasonButton variant="contained" reason={reason} onClick={() => setOpen(true)}>
        {userTexts.add}
      </ReasonButton>
      {isOpen && <AddUsersDialog group={group} onClose={() => setOpen(false)} />}
    </>
  )
}
