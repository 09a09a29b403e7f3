import {
  checksumOf,
  EVERY_SEED_CHANNEL,
  incompleteSeeds,
  seedCapacity,
  seedTexts,
  sortedSeeds,
  type SeedChannels,
  type SeedPerson,
} from '@marquee/rules/seed-lists'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useRef, useState, type ReactNode } from 'react'
import { DisabledReason, ReasonButton } from '../../ui/disabled-reason/index.ts'
import { RecipientDialog, type RecipientDialogProps } from './recipient-dialog.tsx'
import { nameOf, seedWords } from './texts.ts'

interface RecipientsEditorProps<Person extends SeedPerson> extends Pick<
  RecipientDialogProps<Person>,
  'onPut'
> {
  recipients: readonly Person[]
  /** What is needed of a recipient depends on them. */
  channels: SeedChannels
  /** Undefined while it is not known. */
  limit: number | undefined
  /** Why no recipient may be changed; why none may be added. */
  reason?: string | undefined
  addReason?: string | undefined
  onDelete: (person: Person) => void
  /** More that can be done with the whole of them. */
  actions?: ReactNode
}

/** Recipients one below the other, and how many more may join them. */
export function RecipientsEditor<Person extends SeedPerson>(props: RecipientsEditorProps<Person>) {
  const { recipients, channels, limit, reason, addReason, onPut, onDelete, actions } = props
  const [open, setOpen] = useState<{ person: Person | undefined }>()
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 }}>
        <ReasonButton
          startIcon={<PersonAddOutlined />}
          reason={reason ?? addReason}
          onClick={() => setOpen({ person: undefined })}
        >
          {seedTexts.add}
        </ReasonButton>
        {actions}
      </Box>
      <RecipientList
        recipients={sortedSeeds(recipients)}
        incomplete={incompleteSeeds(recipients, channels)}
        reason={reason}
        onEdit={(person) => setOpen({ person })}
        onDelete={onDelete}
      />
      {limit !== undefined && <CapacityLine count={recipients.length} limit={limit} />}
      {open && (
        <RecipientDialog
          {...open}
          recipients={recipients}
          channels={channels}
          onPut={onPut}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

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
function RecipientList<Person extends SeedPerson>(props: RecipientListProps<Person>) {
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

interface CapacityLineProps {
  count: number
  limit: number
}

/** How much room is left; announced whenever it changes. */
function CapacityLine({ count, limit }: CapacityLineProps) {
  const { text, warning, isOver } = seedCapacity(count, limit)
  return (
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mt: 3 }}>
      <Typography variant="body2" sx={{ color: isOver ? 'error.main' : 'text.secondary' }}>
        {text}
      </Typography>
      {warning && (
        <Typography variant="body2" sx={{ color: 'warning.main' }}>
          {warning}
        </Typography>
      )}
    </Box>
  )
}
