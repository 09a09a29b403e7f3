import type { Components, Theme } from '@mui/material/styles'
import { rem } from '../typography.ts'
import { radius, shadows, sizes, tooltipDelays, typeScale, weights } from '../tokens.ts'

const hairline = (theme: Theme) => `${sizes.hairline}px solid ${theme.vars.palette.divider}`

/** Sheets of paper: separated by a hairline; only what floats has a shadow. */
export const surfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    styleOverrides: {
      root: ({ theme }) => ({ border: hairline(theme), borderRadius: radius.card }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: {
        variants: [{ props: { invisible: false }, style: { backgroundColor: shadows.backdrop } }],
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: hairline(theme),
        borderRadius: radius.card,
        margin: theme.spacing(4),
      }),
      paperFullScreen: { border: 'none', borderRadius: 0, margin: 0 },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.h2, padding: theme.spacing(5, 6, 2) }),
    },
  },
  MuiDialogContent: {
    styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(0, 6, 5) }) },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({ padding: theme.spacing(0, 6, 5), gap: theme.spacing(1) }),
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({ border: hairline(theme), borderRadius: radius.card }),
      list: ({ theme }) => ({ padding: theme.spacing(1) }),
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: hairline(theme),
        borderRadius: radius.card,
        boxShadow: shadows.light.floating,
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.control,
        minHeight: rem(sizes.controlSmall),
        '&.Mui-selected': { backgroundColor: theme.vars.palette.primary.tint },
      }),
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: radius.card, color: theme.vars.palette.text.primary }),
      message: { alignSelf: 'center' },
      standard: ({ theme, ownerState }) => {
        const tone = theme.vars.palette[ownerState.severity ?? 'info']
        return { backgroundColor: tone.tint, '& .MuiAlert-icon': { color: tone.main } }
      },
    },
  },
  MuiTooltip: {
    defaultProps: {
      arrow: true,
      enterDelay: tooltipDelays.enter,
      enterTouchDelay: tooltipDelays.touch,
      leaveTouchDelay: tooltipDelays.leaveTouch,
    },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        maxWidth: rem(sizes.tooltip),
        padding: theme.spacing(2, 3),
        fontSize: rem(typeScale.small[0]),
        lineHeight: typeScale.small[1] / typeScale.small[0],
        fontWeight: weights.regular,
        ...theme.applyStyles('dark', { border: hairline(theme) }),
      }),
    },
  },
}
