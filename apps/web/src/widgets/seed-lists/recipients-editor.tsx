import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined'
import Box from '@mui/material/Box'
import {
  incompleteSeeds,
  seedTexts,
  sortedSeeds,
  type SeedChannels,
  type SeedPerson,
} from '@marquee/rules/seed-lists'
import { useState, type ReactNode } from 'react'
import { ReasonButton } from '../../ui/disabled-reason/index.ts'
import { CapacityLine } from './capacity-line.tsx'
import { RecipientDialog, type RecipientDialogProps } from './recipient-dialog.tsx'
import { RecipientList } from './recipient-list.tsx'

interface RecipientsEditorProps<Person extends SeedPerson> extends Pick<
  RecipientDialogProps<Person>,
  'onPut'
> {
  recipients: readonly Person[]
  /** What is needed of a recipient depends on them. */
  channels: SeedChannels
  /** Undefined while it is not known. */
  limit: number | undefined
  /** Why nobody may be changed; why nobody may be added. */
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
