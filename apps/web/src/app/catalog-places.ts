import TrackChangesOutlined from '@mui/icons-material/TrackChangesOutlined'
import AutorenewOutlined from '@mui/icons-material/AutorenewOutlined'
import FlagOutlined from '@mui/icons-material/FlagOutlined'
import LocationCityOutlined from '@mui/icons-material/LocationCityOutlined'
import BuildOutlined from '@mui/icons-material/BuildOutlined'
import { BROWSING_SLUGS, permissionsToBrowse } from '@marquee/rules/templates'
import { browsingNames } from '../widgets/templates/index.ts'
import { catalogPath } from './paths.ts'

const catalogIcons = {
  'on-demand': TrackChangesOutlined,
  'always-on': AutorenewOutlined,
  'national-promotions': FlagOutlined,
  'metro-mailer': LocationCityOutlined,
  'service-prognostics': BuildOutlined,
} as const

/** Each part of the catalog has an address, and an entry of the menu for whoever can go on there. */
export const catalogPlaces = {
  title: 'Catalog',
  entries: BROWSING_SLUGS.map((slug) => ({
    path: catalogPath(slug),
    name: browsingNames[slug],
    icon: catalogIcons[slug],
    needs: { anyOf: permissionsToBrowse(slug) },
  })),
}
