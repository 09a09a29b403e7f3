import Box from '@mui/material/Box'
import { texts } from './texts.ts'

interface ServiceLogoProps {
  isSecondBrand: boolean
  title: string
}

/** The mark of quick service as it is printed: of the first brand in a round, of the second in a wing. */
export function ServiceLogo({ isSecondBrand, title }: ServiceLogoProps) {
  return (
    <Box
      component="svg"
      role="img"
      aria-label={title}
      data-brand={isSecondBrand ? 'second' : 'first'}
      viewBox="0 0 160 64"
      sx={{
        width: '10rem',
        height: '4rem',
        flex: 'none',
        borderRadius: 1,
        p: 1,
        bgcolor: 'common.white',
        border: 1,
        borderColor: 'divider',
        overflow: 'visible',
        '& .ink': { fill: 'var(--mui-palette-common-black)' },
        '& .paper': { fill: 'var(--mui-palette-common-white)' },
        '& text': { fontFamily: 'inherit', fontWeight: 'fontWeightBold', letterSpacing: '0.06em' },
      }}
    >
      {isSecondBrand ? <Wing /> : <Round />}
      <text className="ink" x="66" y="31" fontSize="17">
        {texts.serviceLogo.mark}
      </text>
      <text className="ink" x="66" y="49" fontSize="15" opacity="0.75">
        {texts.serviceLogo.line}
      </text>
    </Box>
  )
}

/** A clock whose hand is a wrench. */
function Round() {
  return (
    <g>
      <circle className="ink" cx="32" cy="32" r="26" />
      <circle className="paper" cx="32" cy="32" r="20" />
      <path className="ink" d="M30 34V19h4v11l10 10-3 3z" />
      <circle className="ink" cx="32" cy="16" r="2" />
      <circle className="ink" cx="48" cy="32" r="2" />
      <circle className="ink" cx="32" cy="48" r="2" />
      <circle className="ink" cx="16" cy="32" r="2" />
    </g>
  )
}

/** Three blades in a row, the last one the longest. */
function Wing() {
  return (
    <g>
      <path className="ink" d="M6 50 22 14h10L16 50z" />
      <path className="ink" d="M22 50 36 18h10L32 50z" />
      <path className="ink" d="M38 50 50 22h10L48 50z" />
    </g>
  )
}
