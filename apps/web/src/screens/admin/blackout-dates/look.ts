import type { Theme } from '@mui/material/styles'

const closed = (theme: Theme) => ({
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  fontWeight: theme.typography.fontWeightBold,
})

/** A closing that does not reach every brand is outlined instead of filled. */
const closedForOne = (theme: Theme) => ({
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.primary.tint,
  fontWeight: theme.typography.fontWeightBold,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
})

/** How days look, for the calendar and its legend. */
export const dayLooks = (theme: Theme) => ({
  '& [data-look="past"]': { color: theme.vars.palette.text.secondary },
  '& [data-look="open"]:hover': { backgroundColor: theme.vars.palette.background.sunken },
  '& [data-look="closed"]': closed(theme),
  '& [data-look="closed-for-one"]': closedForOne(theme),
})

/** A plain button without a browser's own dress. */
export const dayButtons = (theme: Theme) => ({
  '& button': {
    typography: 'body1',
    width: '100%',
    maxWidth: '2rem',
    height: '1.75rem',
    padding: 0,
    border: 0,
    borderRadius: theme.spacing(1),
    color: 'inherit',
    backgroundColor: 'transparent',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
  },
  '& button[aria-disabled="true"]': { cursor: 'default' },
  '& button[aria-current="date"]': { outline: `1px solid ${theme.vars.palette.primary.main}` },
  '& button:focus-visible': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: '2px',
  },
})
