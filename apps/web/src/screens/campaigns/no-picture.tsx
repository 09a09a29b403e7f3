import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

/** The outline of a postcard, where there is no picture. */
export function NoPicture({ children }: { children: string }) {
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
      <Box
        component="svg"
        viewBox="0 0 96 60"
        aria-hidden
        sx={{ width: '6rem', fill: 'none', stroke: 'currentColor', opacity: 0.55 }}
      >
        <rect x="1" y="1" width="94" height="58" rx="3" />
        <rect x="78" y="7" width="11" height="13" rx="1" />
        <path d="M48 9v42M56 30h32M56 38h32M56 46h20" />
      </Box>
      <Typography variant="caption">{children}</Typography>
    </Box>
  )
}
