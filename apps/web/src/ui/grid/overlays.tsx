import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { gridTexts } from './texts.ts'

// What the library hands to the overlay of a grid without rows.
declare module '@mui/x-data-grid' {
  interface NoRowsOverlayPropsOverrides {
    shown: ReactNode
  }
}

/**
 * The library's slot must be one and the same component, so what it shows is handed in.
 * It stands inside the grid's role, where only rows of cells are allowed.
 */
export function NoRowsOverlay({ shown }: { shown?: ReactNode }) {
  return (
    <Box role="row" sx={{ height: '100%' }}>
      <Box role="gridcell" sx={centred}>
        {shown}
      </Box>
    </Box>
  )
}

const centred = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  height: '100%',
  px: 4,
  textAlign: 'center',
}

/** 'No rows', and what to do about it where there is something to do. */
export function Empty({ next }: { next?: ReactNode }) {
  return (
    <>
      <Typography variant="h3" component="p">
        {gridTexts.noRows}
      </Typography>
      {next && (
        <Typography component="div" sx={{ maxWidth: '48ch', color: 'text.secondary' }}>
          {next}
        </Typography>
      )}
    </>
  )
}

/** Shown instead of rows that could not be had. */
export function Failed({ detail, onRetry }: { detail?: string; onRetry?: () => void }) {
  return (
    <>
      <Typography variant="h3" component="p" role="alert" sx={{ color: 'error.main' }}>
        {gridTexts.failed}
      </Typography>
      {detail && <Typography sx={{ color: 'text.secondary' }}>{detail}</Typography>}
      {onRetry && (
        <Button size="small" variant="outlined" onClick={onRetry} sx={{ mt: 2 }}>
          {gridTexts.retry}
        </Button>
      )}
    </>
  )
}
