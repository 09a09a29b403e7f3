import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { previewTexts } from './texts.ts'
import type { DealerOnPiece } from './use-dealer-on-piece.ts'

/** Whose data stands on the piece. */
export function DealerNote({ on }: { on: DealerOnPiece }) {
  if (on.hasFailed) {
    const again = (
      <Button size="small" onClick={on.retry}>
        {previewTexts.retry}
      </Button>
    )
    return (
      <Alert severity="warning" action={again} sx={{ mt: 2 }}>
        {previewTexts.dealerFailed}
      </Alert>
    )
  }
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {on.dealer ? previewTexts.withDealer(on.dealer.name) : previewTexts.withSamples}
    </Typography>
  )
}
