import Chip from '@mui/material/Chip'
import { useState } from 'react'
import { whyNot } from '../../../../api/index.ts'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import type { Template } from '../answers.ts'
import { StatusDialog } from '../status-dialog.tsx'
import { statusNames } from '../texts.ts'
import { reasons, texts } from './texts.ts'

/** Whether a template is offered, and the way to change that. */
export function StatusButton({ template }: { template: Template }) {
  const [isAsking, setAsking] = useState(false)
  const isActive = template.status === 'ACTIVE'
  return (
    <>
      <Chip label={statusNames[template.status]} color={isActive ? 'success' : 'default'} />
      <ReasonButton
        variant="outlined"
        reason={whyNot(template.can.change, reasons)}
        onClick={() => setAsking(true)}
      >
        {isActive ? texts.deactivate : texts.activate}
      </ReasonButton>
      {isAsking && <StatusDialog template={template} onClose={() => setAsking(false)} />}
    </>
  )
}
