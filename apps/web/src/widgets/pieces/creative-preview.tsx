import LanguageOutlined from '@mui/icons-material/LanguageOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useEffect, useState } from 'react'
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

/** In a list, where loading an external page for each row would be too much. */
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

interface ExternalFrameProps {
  name: string
  /** On a host that the server allows. */
  address: string
}

const PATIENCE_MS = 10_000

type FrameState = 'opening' | 'open' | 'late'

/** What another server shows, in a frame that can neither leave it nor see anything outside. */
function ExternalFrame(props: ExternalFrameProps) {
  const [attempt, setAttempt] = useState(1)
  return (
    <OneAttempt
      key={`${attempt} ${props.address}`}
      {...props}
      onAgain={() => setAttempt(attempt + 1)}
    />
  )
}

function OneAttempt({ name, address, onAgain }: ExternalFrameProps & { onAgain: () => void }) {
  const [state, setState] = useState<FrameState>('opening')
  useEffect(() => {
    if (state !== 'opening') return undefined
    const timer = setTimeout(() => setState('late'), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [state])
  const again = (
    <Button size="small" onClick={onAgain}>
      {previewTexts.reload}
    </Button>
  )
  if (state === 'late') {
    return (
      <Alert severity="warning" action={again}>
        <Typography variant="subtitle2">{previewTexts.late}</Typography>
        {previewTexts.lateWhy}
      </Alert>
    )
  }
  return (
    <Box>
      <Box sx={{ position: 'relative', border: 1, borderColor: 'divider' }}>
        <Box
          component="iframe"
          title={previewTexts.external(name)}
          src={address}
          // Scripts of its own draw it; without an origin they reach nothing of ours.
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          onLoad={() => setState('open')}
          sx={{ display: 'block', width: '100%', height: 'min(70dvh, 36rem)', border: 0 }}
        />
        {state === 'opening' && (
          <Box role="status" sx={{ position: 'absolute', inset: 0, bgcolor: 'background.paper' }}>
            <Skeleton variant="rectangular" sx={{ height: '100%' }} />
            <Typography sx={{ position: 'absolute', inset: 0, m: 'auto', height: 'fit-content' }}>
              {previewTexts.opening}
            </Typography>
          </Box>
        )}
      </Box>
      {state === 'open' && (
        <Typography variant="caption" component="p" sx={{ mt: 2, color: 'text.secondary' }}>
          {previewTexts.byOther(new URL(address).host)} {again}
        </Typography>
      )}
    </Box>
  )
}
