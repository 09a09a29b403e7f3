import Box from '@mui/material/Box'

interface NoteListProps {
  notes: readonly string[]
  /** Where the list stands under a heading: what it says. */
  label?: string
}

export const NoteList = ({ notes, label }: NoteListProps) => (
  <Box
    component="ul"
    aria-label={label}
    sx={{ my: 1, pl: 5, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}
  >
    {notes.map((note, place) => (
      <li key={place}>{note}</li>
    ))}
  </Box>
)
