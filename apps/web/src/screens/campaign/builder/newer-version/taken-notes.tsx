import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useBuilder } from '../builder.ts'
import { NoteList } from './note-list.tsx'
import { texts } from './texts.ts'
import { useStoredFlag } from './use-stored-flag.ts'

interface TakenNotesProps {
  version: number
  notes: readonly string[]
}

/** What did not fit the version that was taken, until the person has read it. */
export function TakenNotes({ version, notes }: TakenNotesProps) {
  const { campaign } = useBuilder()
  const [isRead, setRead] = useStoredFlag(`marquee.taken-version.${campaign.key}.${version}`)
  if (isRead) return null
  return (
    <Alert
      severity="warning"
      role="note"
      aria-label={texts.takenTitle(version)}
      closeText={texts.dismiss}
      onClose={() => setRead(true)}
      sx={{ mb: 5 }}
    >
      <Typography variant="subtitle2" component="p">
        {texts.takenTitle(version)}
      </Typography>
      <Typography>{texts.takenIntro}</Typography>
      <NoteList notes={notes} />
    </Alert>
  )
}
