import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useSettled } from '../../ui/search-box/index.ts'
import type { Composed } from './composed.ts'
import { EmailPreview } from './email-preview.tsx'
import { PieceSkeleton } from './piece-skeleton.tsx'
import { Instead } from './still-picture.tsx'
import { previewTexts } from './texts.ts'
import type { PrintedFor } from './use-printed-for.ts'

export interface SavedPiece {
  /** Missing in a creative that was never saved. */
  creativeKey: number | undefined
  /** What is shown elsewhere is newer than what was saved. */
  isChanged: boolean
  on: PrintedFor
}

/** The email, which the server makes of what is saved. */
export function EmailSide({ creativeKey, isChanged, on }: SavedPiece) {
  const { marketKey, isLoading } = on
  // The server is asked in a pause of typing.
  const composed = JSON.parse(useSettled(JSON.stringify(on.composed))) as Composed
  if (creativeKey === undefined || marketKey === undefined) {
    return <Instead>{previewTexts.saveForEmail}</Instead>
  }
  if (isLoading) return <PieceSkeleton />
  return (
    <Box>
      {isChanged && (
        <Typography role="status" sx={{ mb: 2, color: 'text.secondary' }}>
          {previewTexts.asSaved}
        </Typography>
      )}
      <EmailPreview creativeTemplateKey={creativeKey} marketKey={marketKey} composed={composed} />
    </Box>
  )
}
