import type { CalendarDate } from '@marquee/rules/calendar'
import type { BrowsingSlug } from '@marquee/rules/templates'
import { api, useOperation, type Asked } from '../../api/index.ts'
import { useToday } from '../../widgets/calendar/index.ts'
import { useUserState } from '../../widgets/user-state/index.ts'
import type { Found, Summary, Tile } from './answers.ts'
import { shownTemplates } from './shown-templates.rules.ts'
import { useCatalogAddress, type CatalogAddress } from './use-catalog-address.ts'

const SIZE = 24

export interface Catalog extends CatalogAddress {
  asked: Asked<Found>
  /** All that fit, on whatever page. */
  shown: readonly Summary[]
  /** Those of this page. */
  onPage: readonly Summary[]
  page: number
  pages: number
  tiles: readonly Tile[]
  today: CalendarDate
}

/** The templates that are browsed under one address. All come at once, and are searched here. */
export function useCatalog(slug: BrowsingSlug): Catalog {
  const { selectedMarket, selectedUserLevel } = useUserState()
  const today = useToday(selectedMarket?.timeZone)
  const { wanted, want, turn } = useCatalogAddress()
  const { withInactive } = wanted
  const asked = useOperation(
    api.templates.search,
    { query: { slug, ...(withInactive && { includeInactive: 'true' }) } },
    { keepsPrevious: true, everyPage: 'campaignTemplates' },
  )
  const tiles = useOperation(
    api.templates.enrollmentTiles,
    { query: { selectedUserLevel } },
    { enabled: slug === 'national-promotions' },
  )
  const shown = shownTemplates(asked.response?.campaignTemplates ?? [], wanted, today)
  const pages = Math.max(1, Math.ceil(shown.length / SIZE))
  const page = Math.min(wanted.page, pages - 1)
  const onPage = shown.slice(page * SIZE, (page + 1) * SIZE)
  return {
    asked,
    shown,
    onPage,
    page,
    pages,
    today,
    wanted,
    want,
    turn,
    tiles: tiles.response?.enrollmentTiles ?? [],
  }
}
