import type { Standing } from '@marquee/rules/installation'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import ErrorOutlined from '@mui/icons-material/ErrorOutlined'
import HourglassTopOutlined from '@mui/icons-material/HourglassTopOutlined'
import Box from '@mui/material/Box'
import { standingNames } from './texts.ts'

/** How each standing looks: a shape of its own beside its color. */
export const LOOKS = {
  good: { Icon: CheckCircleOutlined, color: 'success' },
  slow: { Icon: HourglassTopOutlined, color: 'warning' },
  stuck: { Icon: ErrorOutlined, color: 'error' },
} as const satisfies Record<Standing, object>

/** An icon and its word. */
export function StandingMark({ standing }: { standing: Standing }) {
  const { Icon, color } = LOOKS[standing]
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        whiteSpace: 'nowrap',
        color: `${color}.main`,
        fontWeight: 'fontWeightMedium',
      }}
    >
      <Icon fontSize="small" aria-hidden />
      {standingNames[standing]}
    </Box>
  )
}
