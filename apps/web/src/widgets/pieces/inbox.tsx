import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

/** What stands in the inbox before the email is opened; a line that says nothing stands in none. */
export function Inbox({ name, text }: { name: string; text: string }) {
  if (text.trim() === '') return null
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>{`${name}: `}</Box>
      {text}
    </Typography>
  )
}
