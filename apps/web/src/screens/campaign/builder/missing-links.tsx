import Box from '@mui/material/Box'
import type { Missing } from '@marquee/rules/builder'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import { useBuilder } from './builder.ts'

/** Each thing that is missing, with the way to its field. */
export function MissingLinks({ missing }: { missing: readonly Missing[] }) {
  const { pathTo } = useBuilder()
  return (
    <Box component="ul" sx={{ m: 0, pl: 4, overflowWrap: 'anywhere' }}>
      {missing.map(({ code, text, place, field = '' }) => (
        <li key={`${place} ${code} ${field}`}>
          <Link
            component={RouterLink}
            to={pathTo(place)}
            state={{ field }}
            color="inherit"
            underline="always"
          >
            {text}
          </Link>
        </li>
      ))}
    </Box>
  )
}
