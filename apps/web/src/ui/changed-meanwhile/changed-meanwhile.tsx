import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'

const changedMeanwhileTexts = {
  title: 'What somebody else saved in the meantime',
  nothing: 'Only values that you did not see changed.',
  takeOver: 'Take these values over',
} as const

interface ChangedMeanwhileProps {
  /** What the other person saved, a line each. */
  differences: readonly string[]
  /** What happens to what was typed. */
  children: string
  onTakeOver: () => void
}

/** Two people changed the same thing: what was typed stays in the form, what was saved is listed here. */
export function ChangedMeanwhile({ differences, children, onTakeOver }: ChangedMeanwhileProps) {
  const { title, nothing, takeOver } = changedMeanwhileTexts
  return (
    <Alert severity="warning" sx={{ mb: 5 }}>
      <Typography variant="subtitle2">{title}</Typography>
      <Box component="ul" sx={{ my: 1, pl: 4, overflowWrap: 'anywhere' }}>
        {(differences.length > 0 ? differences : [nothing]).map((difference) => (
          <li key={difference}>{difference}</li>
        ))}
      </Box>
      <Typography>{children}</Typography>
      <Button size="small" variant="outlined" sx={{ mt: 2 }} onClick={onTakeOver}>
        {takeOver}
      </Button>
    </Alert>
  )
}
