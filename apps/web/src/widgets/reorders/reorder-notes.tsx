import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { builderPath } from '../../app/paths.ts'
import { noteTexts as texts } from './texts.ts'

interface ReorderNotesProps {
  campaignKey: number
  reorder: { campaignKey: number; notes: readonly string[] }
}

/** What of the reordered campaign could not be taken over, until the person has read it. */
export function ReorderNotes({ campaignKey, reorder }: ReorderNotesProps) {
  const { notes, campaignKey: source } = reorder
  const [isRead, read] = useRead(`marquee.reorder-notes.${campaignKey}`)
  if (isRead) return null
  const isWhole = notes.length === 0
  return (
    <Alert
      severity={isWhole ? 'info' : 'warning'}
      role="note"
      aria-label={isWhole ? texts.whole : texts.title}
      closeText={texts.dismiss}
      onClose={read}
      sx={{ mb: 5 }}
    >
      <Typography variant="subtitle2" component="p">
        {isWhole ? texts.whole : texts.title}
      </Typography>
      {!isWhole && (
        <Box component="ul" sx={{ my: 1, pl: 5 }}>
          {notes.map((note, place) => (
            <li key={place}>{note}</li>
          ))}
        </Box>
      )}
      <Link component={RouterLink} to={builderPath(source, 'confirmation')} color="inherit">
        {texts.source}
      </Link>
    </Alert>
  )
}

/** Stored for as long as the tab is open: on another day the notes are shown once more. */
function useRead(name: string): [isRead: boolean, read: () => void] {
  const [isRead, setRead] = useState(() => sessionStorage.getItem(name) !== null)
  return [
    isRead,
    () => {
      sessionStorage.setItem(name, 'read')
      setRead(true)
    },
  ]
}
