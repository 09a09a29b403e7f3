import Box from '@mui/material/Box'
import { EmailFrame } from './email-frame.tsx'

/** As wide as emails are on a desk, and how much smaller they are shown, in a narrow place too. */
const WIDTH = 600
const SHARE = 0.4
const NARROW = { width: '15rem', share: 0.275 }

/** The upper part of an email, small, to know it again: nothing in it can be pressed or read aloud. */
export function EmailLook({ html }: { html: string }) {
  return (
    <Box aria-hidden inert sx={place}>
      <Box
        sx={{
          flex: 'none',
          width: WIDTH,
          transform: `scale(${SHARE})`,
          transformOrigin: 'top center',
          [`@container (max-width: ${NARROW.width})`]: { transform: `scale(${NARROW.share})` },
        }}
      >
        <EmailFrame html={html} title="" width={WIDTH} />
      </Box>
    </Box>
  )
}

const place = {
  aspectRatio: '3 / 2',
  display: 'flex',
  justifyContent: 'center',
  overflow: 'hidden',
  bgcolor: 'background.sunken',
  containerType: 'inline-size',
}
