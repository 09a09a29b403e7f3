import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense, useState } from 'react'
import type { AreaCanvasProps } from './area-canvas.tsx'
import { mapTexts } from './texts.ts'

const AreaCanvas = lazy(async () => {
  const { AreaCanvas: Drawn } = await import('./area-canvas.tsx')
  return { default: Drawn }
})

/** What draws the map is loaded when there is one to draw, and something to draw it on. */
export function MapFrame(props: AreaCanvasProps) {
  const [canDraw] = useState(() => document.createElement('canvas').getContext('2d') !== null)
  const sheet = { height: '100%', borderRadius: 1, overflow: 'hidden' }
  if (!canDraw) {
    return (
      <Box sx={{ ...sheet, p: 4, bgcolor: 'background.sunken', color: 'text.secondary' }}>
        {mapTexts.notDrawn}
      </Box>
    )
  }
  return (
    <Box sx={{ ...sheet, border: 1, borderColor: 'divider' }}>
      <Suspense fallback={<Skeleton variant="rectangular" sx={{ height: '100%' }} />}>
        <AreaCanvas {...props} />
      </Suspense>
    </Box>
  )
}
