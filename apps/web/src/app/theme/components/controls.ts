import type { Components, Theme } from '@mui/material/styles'
import { rem } from '../typography.ts'
import { radius, sizes, weights } from '../tokens.ts'

const quiet = (theme: Theme) => ({
  color: theme.vars.palette.text.primary,
  borderColor: theme.vars.palette.line,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': {
    borderColor: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.sunken,
  },
})

/** What a person presses. The accent is for the one main button of a screen. */
export const controls: Components<Theme> = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: rem(sizes.control),
        padding: theme.spacing(1, 4),
        borderRadius: radius.control,
        whiteSpace: 'nowrap',
        variants: [
          { props: { variant: 'outlined', color: 'primary' }, style: quiet(theme) },
          {
            props: { size: 'small' },
            style: { minHeight: rem(sizes.controlSmall), padding: theme.spacing(0.5, 3) },
          },
          { props: { variant: 'text' }, style: { padding: theme.spacing(1, 2) } },
        ],
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.control,
        minWidth: rem(sizes.target),
        minHeight: rem(sizes.target),
        '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
        '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
          color: theme.vars.palette.text.disabled,
          backgroundColor: 'transparent',
          cursor: 'not-allowed',
        },
      }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: rem(sizes.controlSmall),
        padding: theme.spacing(0.5, 3),
        color: theme.vars.palette.text.primary,
        borderColor: theme.vars.palette.line,
        textTransform: 'none',
        '&.Mui-selected, &.Mui-selected:hover': {
          color: theme.vars.palette.primary.main,
          backgroundColor: theme.vars.palette.primary.tint,
        },
      }),
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: { fontWeight: weights.medium, textUnderlineOffset: '0.2em' } },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: rem(sizes.target),
        borderRadius: radius.control,
        fontWeight: weights.medium,
        color: theme.vars.palette.text.primary,
        backgroundColor: theme.vars.palette.background.sunken,
        variants: (['primary', 'success', 'info', 'warning', 'error'] as const).map((color) => ({
          props: { color },
          style: {
            color: theme.vars.palette[color].main,
            backgroundColor: theme.vars.palette[color].tint,
          },
        })),
      }),
      label: ({ theme }) => ({ padding: theme.spacing(0, 2) }),
    },
  },
  MuiTab: {
    styleOverrides: { root: { textTransform: 'none', fontWeight: weights.medium } },
  },
  MuiSlider: {
    styleOverrides: {
      root: ({ theme }) => ({ height: theme.spacing(1) }),
      rail: ({ theme }) => ({ opacity: 1, backgroundColor: theme.vars.palette.divider }),
      track: { border: 'none' },
      thumb: ({ theme }) => ({
        width: rem(sizes.icon),
        height: rem(sizes.icon),
        border: `${sizes.ring}px solid currentColor`,
        backgroundColor: theme.vars.palette.background.paper,
        '&::before': { boxShadow: 'none' },
      }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      // On white paper a white thumb would be none.
      switchBase: ({ theme }) => ({
        '&:not(.Mui-checked) .MuiSwitch-thumb': {
          backgroundColor: theme.vars.palette.text.secondary,
        },
      }),
    },
  },
  MuiSvgIcon: {
    styleOverrides: {
      root: { variants: [{ props: { fontSize: 'medium' }, style: { fontSize: rem(sizes.icon) } }] },
    },
  },
}
