import Switch from '@mui/material/Switch'
import Tooltip from '@mui/material/Tooltip'
import { useId } from 'react'
import { VisuallyHidden } from '../../../../ui/visually-hidden/index.ts'
import type { CampaignStep } from '../answers.ts'
import { texts } from './texts.ts'

interface OptSwitchProps {
  step: CampaignStep
  /** Why nothing of the campaign can be changed. */
  reason: string | undefined
  onSwitch: (isOn: boolean) => void
}

/** Whether the touchpoint is used. One that is locked takes focus as well, so that it can be asked why. */
export function OptSwitch({ step, reason, onSwitch }: OptSwitchProps) {
  const { name, opted, optionality } = step
  const id = useId()
  const isLocked = optionality === 'REQUIRED' && opted
  const locked = reason ?? (isLocked ? texts.required : undefined)
  return (
    <span>
      <Tooltip title={locked ?? ''}>
        <Switch
          checked={opted}
          onChange={(_, wanted) => locked === undefined && onSwitch(wanted)}
          sx={[locked !== undefined && blocked]}
          slotProps={{
            input: {
              'aria-label': texts.use(name),
              'aria-disabled': locked !== undefined || undefined,
              'aria-describedby': locked === undefined ? undefined : id,
            },
          }}
        />
      </Tooltip>
      {locked !== undefined && <VisuallyHidden id={id}>{locked}</VisuallyHidden>}
    </span>
  )
}

const blocked = { opacity: 0.6, '& input': { cursor: 'not-allowed' } }
