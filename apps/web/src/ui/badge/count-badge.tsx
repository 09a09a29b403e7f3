import Box from '@mui/material/Box'
import { VisuallyHidden } from '../visually-hidden/index.ts'

interface CountBadgeProps {
  count: number
  /** What is counted, for those who hear the page: 'orders are waiting'. */
  label: string
}

/** A number beside a name; nothing at all when there is nothing to count. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <Box
      component="span"
      sx={(theme) => ({
        ...theme.typography.caption,
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        minWidth: theme.spacing(5),
        height: theme.spacing(5),
        px: 1.5,
        borderRadius: 5,
        fontWeight: 'fontWeightBold',
        fontVariantNumeric: 'tabular-nums',
        color: 'primary.contrastText',
        bgcolor: 'primary.main',
      })}
    >
      <span aria-hidden>{shownCount(count)}</span>
      <VisuallyHidden>{`${count} ${label}`}</VisuallyHidden>
    </Box>
  )
}

const MOST_SHOWN = 99

/** A badge is too small for big numbers. */
export function shownCount(count: number): string {
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count)
}
