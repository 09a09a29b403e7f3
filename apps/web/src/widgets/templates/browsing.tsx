import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { may } from '@marquee/rules/access'
import { BROWSING_SLUGS, permissionsToBrowse, type BrowsingSlug } from '@marquee/rules/templates'
import { Link } from 'react-router'
import { catalogPath } from '../../app/paths.ts'
import { useUserState } from '../user-state/index.ts'
import { forStaffOnlyTexts as texts } from './texts.ts'

/** The parts of the catalog in which the person can go on. */
export function useBrowsingSlugs(): BrowsingSlug[] {
  const { permissions } = useUserState()
  return BROWSING_SLUGS.filter((slug) => may(permissions, permissionsToBrowse(slug)).ok)
}

/** Why a person who came by an address cannot go on with campaigns of staff, and what to do instead. */
export function ForStaffOnly({ slug }: { slug: BrowsingSlug }) {
  if (useBrowsingSlugs().includes(slug)) return null
  const toOthers = (
    <Button component={Link} to={catalogPath('on-demand')} size="small" color="inherit">
      {texts.instead}
    </Button>
  )
  return (
    <Alert severity="info" sx={{ mb: 4 }} action={toOthers}>
      {texts.why}
    </Alert>
  )
}
