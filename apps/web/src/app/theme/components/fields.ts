import type { Components, Theme } from '@mui/material/styles'
import { rem } from '../typography.ts'
import { radius, sizes, typeScale, weights } from '../tokens.ts'

/** A label stands above its field, so that it never moves and never hides what was typed. */
const labelAbove = (theme: Theme) => ({
  position: 'static' as const,
  transform: 'none',
  maxWidth: 'none',
  marginBottom: theme.spacing(1),
  fontSize: rem(typeScale.small[0]),
  lineHeight: typeScale.small[1] / typeScale.small[0],
  fontWeight: weights.medium,
  color: theme.vars.palette.text.primary,
  whiteSpace: 'normal' as const,
  pointerEvents: 'auto' as const,
  '&.Mui-focused, &.Mui-disabled': { color: theme.vars.palette.text.primary },
  '&.Mui-error': { color: theme.vars.palette.error.main },
})

const noNotch = { top: 0, '& legend': { display: 'none' } }

const frame = (theme: Theme) => ({
  borderRadius: radius.control,
  backgroundColor: theme.vars.palette.background.paper,
  '&.Mui-disabled': { backgroundColor: theme.vars.palette.background.sunken },
})

export const fields: Components<Theme> = {
  MuiTextField: {
    defaultProps: { size: 'small', fullWidth: true, slotProps: { inputLabel: { shrink: true } } },
  },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiSelect: { defaultProps: { size: 'small' } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: { root: ({ theme }) => labelAbove(theme) },
  },
  MuiFormLabel: {
    styleOverrides: {
      asterisk: ({ theme }) => ({ color: theme.vars.palette.error.main }),
      root: ({ theme }) => ({
        '&.Mui-focused, &.Mui-disabled': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: rem(sizes.control),
        ...frame(theme),
        '&:hover:not(.Mui-disabled, .Mui-error, .Mui-focused) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.primary,
        },
      }),
      notchedOutline: ({ theme }) => ({ ...noNotch, borderColor: theme.vars.palette.line }),
    },
  },
  MuiInputBase: {
    styleOverrides: {
      input: ({ theme }) => ({
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
        // What may not be changed is read all the same.
        '&.Mui-disabled': { WebkitTextFillColor: theme.vars.palette.text.secondary },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: theme.spacing(1, 0, 0),
        // It may say why the field is disabled.
        '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
      }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: ({ theme }) => ({ marginLeft: theme.spacing(-2) }),
      label: ({ theme }) => ({ '&.Mui-disabled': { color: theme.vars.palette.text.secondary } }),
    },
  },
  MuiCheckbox: { defaultProps: { size: 'small' } },
  MuiRadio: { defaultProps: { size: 'small' } },
}
