import Box from '@mui/material/Box'
import type { Missing } from '@marquee/rules/builder'
import Link from '@mui/material/Link'
import { memo } from 'react'
import { Link as RouterLink } from 'react-router'
import { haveEqualProps } from '../../../ui/equal-props/index.ts'
import { useBuilder } from './builder.ts'

interface MissingLinksProps {
  missing: readonly Missing[]
}

/** Each thing that is missing, with the way to its field. */
export const MissingLinks = memo(function MissingLinks({ missing }: MissingLinksProps) {
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
}, haveEqualProps)
