import LanguageOutlined from '@mui/icons-material/LanguageOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { ExternalFrame } from './external-frame.tsx'
import { PieceSkeleton } from './piece-skeleton.tsx'
import type { CreativePreviewProps } from './preview-props.ts'
import { Instead, StillPicture } from './still-picture.tsx'
import { previewTexts } from './texts.ts'

/** What draws pieces is loaded when there is one to draw. */
const DrawnPiece = lazy(async () => {
  const { DrawnPiece: Drawn } = await import('./drawn-piece.tsx')
  return { default: Drawn }
})

/** Without what turns a piece over and proves it, which is as much again. */
const SmallPiece = lazy(async () => {
  const { SmallPiece: Small } = await import('./small-piece.tsx')
  return { default: Small }
})

/** A creative as it will be seen: drawn here, as a stored picture, or by another server. */
export function CreativePreview({ size = 'large', ...props }: CreativePreviewProps) {
  const { creative } = props
  const { preview, previewUrl, name } = creative
  switch (preview.type) {
    case 'STATIC':
      return <StillPicture creative={creative} size={size} />
    case 'DYNAMIC_PDF':
      return (
        <Suspense fallback={<PieceSkeleton />}>
          {size === 'small' ? <SmallPiece {...props} /> : <DrawnPiece {...props} />}
        </Suspense>
      )
    case 'EXTERNAL_DYNAMIC':
      if (size === 'small') return <Elsewhere />
      if (previewUrl === null) return <Instead>{previewTexts.notAllowed}</Instead>
      return <ExternalFrame name={name} address={previewUrl} />
  }
}

/** In a list, where a page of somebody else's for each row would be too much. */
function Elsewhere() {
  return (
    <Box
      sx={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        aspectRatio: '3 / 2',
        bgcolor: 'background.sunken',
        color: 'text.secondary',
      }}
    >
      <LanguageOutlined aria-hidden />
      <Typography variant="caption">{previewTexts.externalSmall}</Typography>
    </Box>
  )
}
