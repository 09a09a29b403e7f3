import type { Components, Theme } from '@mui/material/styles'
import { motion, radius, sizes } from '../tokens.ts'

/** What holds for the page as a whole. */
export const baseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { textSizeAdjust: '100%' },
      body: { overflowWrap: 'break-word', fontFeatureSettings: "'cv11', 'ss03'" },
      'table, time, data, output, input[inputmode]': { fontVariantNumeric: 'tabular-nums' },
      a: { color: theme.vars.palette.primary.main },
      // As around buttons; the browser's own ring knows no accent.
      'a:focus-visible': {
        outline: `${sizes.ring}px solid ${theme.vars.palette.primary.main}`,
        outlineOffset: sizes.ring,
      },
      'img, svg': { maxWidth: '100%' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '1ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '1ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  // Only what is written as a heading is one.
  MuiTypography: {
    defaultProps: {
      variantMapping: { lead: 'p', figure: 'p', subtitle1: 'p', subtitle2: 'p' },
    },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
  MuiSkeleton: {
    defaultProps: { animation: false },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.control,
        backgroundColor: theme.vars.palette.divider,
        variants: [
          {
            props: { variant: 'rectangular' },
            style: { backgroundColor: theme.vars.palette.background.sunken },
          },
        ],
      }),
    },
  },
  MuiCircularProgress: { defaultProps: { color: 'inherit' } },
  MuiCollapse: { defaultProps: { timeout: motion.normal } },
  MuiUseMediaQuery: { defaultProps: { noSsr: true } },
}
