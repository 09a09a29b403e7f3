import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

/** An envelope whose flap is an M, in the accent of the brand. */
export function Mark({ size = '1.75rem' }: { size?: string }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 32 32"
      aria-hidden
      sx={{ width: size, height: size, color: 'primary.main', flex: 'none' }}
    >
      <rect x="1" y="4" width="30" height="24" rx="5" fill="currentColor" />
      <Box
        component="path"
        d="M8 22.5V11.2l8 6.6 8-6.6v11.3"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        sx={{ stroke: (theme) => theme.vars.palette.primary.contrastText }}
      />
    </Box>
  )
}

export const PRODUCT_NAME = 'Marquee'

export function BrandMark({ wordmark = true }: { wordmark?: boolean }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      <Mark />
      {wordmark && (
        <Typography
          component="span"
          sx={(theme) => ({
            fontFamily: theme.typography.h1.fontFamily,
            fontSize: theme.typography.h2.fontSize,
            fontWeight: 'fontWeightBold',
            letterSpacing: '-0.01em',
            color: 'text.primary',
          })}
        >
          {PRODUCT_NAME}
        </Typography>
      )}
    </Box>
  )
}
