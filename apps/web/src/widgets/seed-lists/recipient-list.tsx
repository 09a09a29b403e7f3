import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { checksumOf, EVERY_SEED_CHANNEL, type SeedPerson } from '@marquee/rules/seed-lists'
import { useRef } from 'react'
import { DisabledReason } from '../../ui/disabled-reason/index.ts'
import { nameOf, seedWords } from './texts.ts'

interface RecipientListProps<Person extends SeedPerson> {
  recipients: readonly Person[]
  /** Those of whom the channels in use need more. */
  incomplete: readonly Person[]
  /** Why none may be changed. */
  reason: string | undefined
  onEdit: (person: Person) => void
  onDelete: (person: Person) => void
}

/** As high as the specification allows; what is longer is scrolled. */
export function RecipientList<Person extends SeedPerson>(props: RecipientListProps<Person>) {
  const { recipients, incomplete, reason, onEdit, onDelete } = props
  const list = useRef<HTMLUListElement>(null)
  const remove = (person: Person) => {
    // The button goes with its recipient, and the focus must not go with it.
    list.current?.focus()
    onDelete(person)
  }
  if (recipients.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>{seedWords.none}</Typography>
  }
  return (
    <Box component="ul" ref={list} tabIndex={0} aria-label={seedWords.recipients} sx={sheet}>
      {recipients.map((person) => (
        <Box component="li" key={checksumOf(person, EVERY_SEED_CHANNEL)} sx={row}>
          <Box sx={{ flex: 1, minWidth: 0, py: 2, overflowWrap: 'anywhere' }}>
            <Typography variant="subtitle2" component="p">
              {nameOf(person)}
            </Typography>
            {incomplete.includes(person) && (
              <Typography variant="caption" component="p" sx={{ color: 'error.main' }}>
                {seedWords.incomplete}
              </Typography>
            )}
          </Box>
          <DisabledReason reason={reason}>
            <IconButton
              size="small"
              aria-label={seedWords.edit(nameOf(person))}
              onClick={() => onEdit(person)}
            >
              <EditOutlined />
            </IconButton>
          </DisabledReason>
          <DisabledReason reason={reason}>
            <IconButton
              size="small"
              aria-label={seedWords.delete(nameOf(person))}
              onClick={() => remove(person)}
            >
              <DeleteOutlined />
            </IconButton>
          </DisabledReason>
        </Box>
      ))}
    </Box>
  )
}

const sheet = {
  listStyle: 'none',
  m: 0,
  p: 0,
  maxHeight: '300px',
  overflowY: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 4,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
} as const
