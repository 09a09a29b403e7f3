import EditOutlined from '@mui/icons-material/EditOutlined'
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined'
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined'
import IconButton from '@mui/material/IconButton'
import { accessTexts } from '@marquee/rules/access'
import { personReasons } from '@marquee/rules/people'
import { whyNot } from '../../../api/index.ts'
import { DisabledReason } from '../../../ui/disabled-reason/index.ts'
import type { Person } from './answers.ts'
import { texts } from './texts.ts'

export interface PersonActing {
  onChange: (person: Person) => void
  /** Takes a person's access away, or gives it back. */
  onAccess: (person: Person) => void
}

const reasons = { ...accessTexts, ...personReasons }

export function PersonActions({ person, onChange, onAccess }: PersonActing & { person: Person }) {
  const { name, status, can } = person
  const isOut = status === 'DEACTIVATED'
  return (
    <>
      <DisabledReason reason={whyNot(can.change, reasons)}>
        <IconButton
          edge="start"
          size="small"
          aria-label={texts.change(name)}
          onClick={() => onChange(person)}
        >
          <EditOutlined />
        </IconButton>
      </DisabledReason>
      <DisabledReason reason={whyNot(isOut ? can.reactivate : can.deactivate, reasons)}>
        <IconButton
          size="small"
          aria-label={isOut ? texts.reactivate(name) : texts.deactivate(name)}
          onClick={() => onAccess(person)}
        >
          {isOut ? <PersonAddOutlined /> : <PersonOffOutlined />}
        </IconButton>
      </DisabledReason>
    </>
  )
}
