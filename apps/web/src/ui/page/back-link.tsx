import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'

export interface BackTo {
  to: string
  /** What one comes back to. */
  name: string
}

/** The way up, above a title. */
export function BackLink({ to, name }: BackTo) {
  return (
    <Link
      component={RouterLink}
      to={to}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, mb: 2, py: 0.5 }}
    >
      <ArrowBackIcon fontSize="small" aria-hidden />
      {name}
    </Link>
  )
}
