import Box from '@mui/material/Box'

interface ShareBarProps {
  /** From 0 to 1. */
  share: number
  /** A second, paler part that reaches farther. */
  of?: number
  colour?: string
}

/** How much of something, beside the figure that says it. */
export function ShareBar({ share, of, colour = 'text.primary' }: ShareBarProps) {
  return (
    <Box aria-hidden sx={track}>
      {of !== undefined && <Box sx={[part, { width: wide(of), bgcolor: colour, opacity: 0.25 }]} />}
      <Box sx={[part, { width: wide(share), bgcolor: colour }]} />
    </Box>
  )
}

const wide = (share: number): string => `${Math.min(1, Math.max(0, share)) * 100}%`

const track = {
  position: 'relative',
  height: '0.25rem',
  borderRadius: 4,
  overflow: 'hidden',
  bgcolor: 'background.sunken',
} as const

const part = {
  position: 'absolute',
  insetBlock: 0,
  left: 0,
  borderRadius: 4,
  transition: 'width 100ms ease-out',
} as const
