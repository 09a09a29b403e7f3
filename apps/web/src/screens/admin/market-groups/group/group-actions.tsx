import { useState } from 'react'
import { useNavigate } from 'react-router'
import { whyNot } from '../../../../api/index.ts'
import { paths } from '../../../../app/paths.ts'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import type { MarketGroup } from '../answers.ts'
import { DeleteDialog } from '../delete-dialog.tsx'
import { reasons } from '../texts.ts'
import { RenameDialog } from './rename-dialog.tsx'
import { groupTexts } from './texts.ts'

/** What can be done with the group as a whole. */
export function GroupActions({ group }: { group: MarketGroup }) {
  const navigate = useNavigate()
  const [doing, setDoing] = useState<'rename' | 'delete'>()
  const reason = whyNot(group.can.change, reasons)
  const stop = () => setDoing(undefined)
  return (
    <>
      <ReasonButton variant="outlined" reason={reason} onClick={() => setDoing('rename')}>
        {groupTexts.rename}
      </ReasonButton>
      <ReasonButton variant="outlined" reason={reason} onClick={() => setDoing('delete')}>
        {groupTexts.delete}
      </ReasonButton>
      {doing === 'rename' && <RenameDialog group={group} onClose={stop} />}
      {doing === 'delete' && (
        <DeleteDialog
          group={group}
          onClose={stop}
          // Not to be come back to.
          onDeleted={() => void navigate(paths.marketGroups, { replace: true })}
        />
      )}
    </>
  )
}
