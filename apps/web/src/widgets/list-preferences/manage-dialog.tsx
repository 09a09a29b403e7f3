import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Star from '@mui/icons-material/Star'
import StarBorder from '@mui/icons-material/StarBorder'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useState, type ReactNode } from 'react'
import { api, useChange } from '../../api/index.ts'
import { PlainDialog } from '../../ui/plain-dialog/index.ts'
import { WarningDialog } from '../../ui/warning-dialog/index.ts'
import { NameDialog } from './name-dialog.tsx'
import { manageTexts } from './texts.ts'
import type { SavedFilter } from './use-list-preferences.ts'

interface ManageDialogProps {
  saved: readonly SavedFilter[]
  onClose: () => void
}

interface Doing {
  what: 'rename' | 'delete'
  filter: SavedFilter
}

const refreshes = [api.listPreferences.read]

/** Which saved filters a list opens with, what they are called, and which are there at all. */
export function ManageDialog({ saved, onClose }: ManageDialogProps) {
  const [doing, setDoing] = useState<Doing>()
  const opening = useChange(api.listPreferences.changeFilter, { refreshes, selection: false })
  const stop = () => setDoing(undefined)
  return (
    <PlainDialog open width="sm" title={manageTexts.title} onClose={onClose}>
      <Typography sx={{ color: 'text.secondary' }}>{manageTexts.intro}</Typography>
      <Box
        component="ul"
        aria-label={manageTexts.title}
        sx={{ listStyle: 'none', m: 0, p: 0, mt: 3 }}
      >
        {saved.map((filter) => (
          <Row
            key={filter.key}
            filter={filter}
            onOpensFirst={(opensFirst) =>
              void opening.run({ params: { key: String(filter.key) }, body: { opensFirst } })
            }
            onDo={(what) => setDoing({ what, filter })}
          />
        ))}
      </Box>
      {doing?.what === 'rename' && <Rename saved={saved} filter={doing.filter} onClose={stop} />}
      {doing?.what === 'delete' && (
        <Delete filter={doing.filter} isLast={saved.length === 1} onLast={onClose} onClose={stop} />
      )}
    </PlainDialog>
  )
}

interface RowProps {
  filter: SavedFilter
  onOpensFirst: (opensFirst: boolean) => void
  onDo: (what: Doing['what']) => void
}

function Row({ filter: { name, opensFirst }, onOpensFirst, onDo }: RowProps) {
  return (
    <Box component="li" sx={row}>
      <Action
        label={manageTexts.opensWith(name)}
        pressed={opensFirst}
        onClick={() => onOpensFirst(!opensFirst)}
      >
        {opensFirst ? <Star color="primary" /> : <StarBorder />}
      </Action>
      <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Typography>
      <Action label={manageTexts.rename(name)} onClick={() => onDo('rename')}>
        <EditOutlined />
      </Action>
      <Action label={manageTexts.delete(name)} onClick={() => onDo('delete')}>
        <DeleteOutlined />
      </Action>
    </Box>
  )
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
}

interface ActionProps {
  label: string
  pressed?: boolean
  onClick: () => void
  children: ReactNode
}

const Action = ({ label, pressed, onClick, children }: ActionProps) => (
  <Tooltip title={label}>
    <IconButton size="small" aria-label={label} aria-pressed={pressed} onClick={onClick}>
      {children}
    </IconButton>
  </Tooltip>
)

interface OfOneProps {
  filter: SavedFilter
  onClose: () => void
}

function Rename({ saved, filter, onClose }: OfOneProps & { saved: readonly SavedFilter[] }) {
  const renaming = useChange(api.listPreferences.changeFilter, {
    refreshes,
    selection: false,
    fails: false,
    success: ({ name }) => manageTexts.renamed(name),
  })
  return (
    <NameDialog
      saved={saved}
      own={filter}
      onName={(name) => renaming.attempt({ params: { key: String(filter.key) }, body: { name } })}
      onClose={onClose}
    />
  )
}

interface DeleteProps extends OfOneProps {
  isLast: boolean
  /** Nothing is left to manage. */
  onLast: () => void
}

function Delete({ filter: { key, name }, isLast, onLast, onClose }: DeleteProps) {
  const deleting = useChange(api.listPreferences.deleteFilter, {
    refreshes,
    selection: false,
    success: manageTexts.deleted(name),
  })
  const act = async () => {
    const deleted = await deleting.run({ params: { key: String(key) } })
    if (deleted && isLast) onLast()
    onClose()
  }
  return (
    <WarningDialog
      open
      title={manageTexts.question(name)}
      question={null}
      onClose={onClose}
      onContinue={() => void act()}
      busy={deleting.isRunning}
    >
      <Typography>{manageTexts.body}</Typography>
    </WarningDialog>
  )
}
