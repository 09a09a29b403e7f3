import Backdrop from '@mui/material/Backdrop'
import CircularProgress from '@mui/material/CircularProgress'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { shellTexts } from './texts.ts'

/** Covers the product while it changes over to another market. */
export function ChangingOver({ to }: { to: string }) {
  return (
    <Backdrop open sx={(theme) => ({ zIndex: theme.zIndex.modal + 1, p: 4 })}>
      <Paper
        role="status"
        sx={{ display: 'flex', alignItems: 'center', gap: 4, px: 6, py: 5, minWidth: 0 }}
      >
        <CircularProgress size="1.5rem" aria-hidden sx={{ color: 'primary.main', flex: 'none' }} />
        <Typography variant="subtitle1">{shellTexts.changingTo(to)}</Typography>
      </Paper>
    </Backdrop>
  )
}
