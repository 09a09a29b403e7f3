import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { changeTexts } from '@marquee/rules/approvals'

/** What is other, a sentence each. */
export function Changes({ changes, name }: { changes: readonly string[]; name: string }) {
  if (changes.length === 0) return <Typography sx={{ mt: 2 }}>{changeTexts.none}</Typography>
  return (
    <Box component="ul" aria-label={name} sx={{ mt: 2, mb: 0, pl: 5 }}>
      {changes.map((sentence) => (
        <Typography component="li" key={sentence} sx={{ overflowWrap: 'anywhere' }}>
          {sentence}
        </Typography>
      ))}
    </Box>
  )
}
