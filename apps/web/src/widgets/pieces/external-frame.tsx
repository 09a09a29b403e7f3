import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { previewTexts } from './texts.ts'

interface ExternalFrameProps {
  name: string
  /** On a host that the server allows. */
  address: string
}

const PATIENCE_MS = 10_000

type FrameState = 'opening' | 'open' | 'late'

/** What another server shows, in a frame that can neither leave it nor see anything outside. */
export function ExternalFrame(props: ExternalFrameProps) {
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
