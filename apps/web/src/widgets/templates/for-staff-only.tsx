import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import type { BrowsingSlug } from '@marquee/rules/templates'
import { Link as RouterLink } from 'react-router'
import { catalogPath } from '../../app/paths.ts'
import { useBrowsingSlugs } from './browsing.ts'
import { forStaffOnlyTexts as texts } from './texts.ts'

/** Why a person who came by an address cannot go on with campaigns of staff, and what to do instead. */
export function ForStaffOnly({ slug }: { slug: BrowsingSlug }) {
  if (useBrowsingSlugs().includes(slug)) return null
  return (
    <Alert severity="info" sx={{ mb: 4 }}>
      {texts.why}{' '}
      <Link component={RouterLink} to={catalogPath('on-demand')} color="inherit" underline="always">
        {texts.instead}
      </Link>
    </Alert>
  )
}
