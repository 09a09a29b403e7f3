import type { CalendarDate } from '@marquee/rules/calendar'
import type { BrowsingSlug } from '@marquee/rules/templates'
import { api, useOperation, type QueryState } from '../../api/index.ts'
import { useFiltersAddress, type AddressedFilters } from '../../ui/filter/index.ts'
import { useToday } from '../../widgets/calendar/index.ts'
import type { CampaignSummary } from '../../widgets/campaigns/index.ts'
import { useUserState } from '../../widgets/user-state/index.ts'
import type { Found, Summary, Tile } from './answers.ts'
import { catalogAddress, shownTemplates, type CatalogFilters } from './catalog.rules.ts'

const SIZE = 24

export interface Catalog extends AddressedFilters<CatalogFilters> {
  query: QueryState<Found>
  /** All that match, on all pages. */
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
  const { filters, setFilters, turn } = useFiltersAddress(catalogAddress)
  const { withInactive } = filters
  const query = useOperation(
    api.templates.search,
    { query: { slug, ...(withInactive && { includeInactive: 'true' }) } },
    { keepsPrevious: true, everyPage: 'campaignTemplates' },
  )
  const tiles = useOperation(
    api.templates.enrollmentTiles,
    { query: { selectedUserLevel } },
    { enabled: slug === 'national-promotions' },
  )
  const shown = shownTemplates(query.response?.campaignTemplates ?? [], filters, today)
  const pages = Math.max(1, Math.ceil(shown.length / SIZE))
  const page = Math.min(filters.page, pages - 1)
  const onPage = shown.slice(page * SIZE, (page + 1) * SIZE)
  return {
    query,
    shown,
    onPage,
    page,
    pages,
    today,
    filters,
    setFilters,
    turn,
    tiles: tiles.response?.enrollmentTiles ?? [],
  }
}

const MOST = 100

/** What was started from each of these templates here and below, the latest changed last. */
export function useOwnCampaigns(
  templateKeys: readonly number[],
): ReadonlyMap<number, readonly CampaignSummary[]> {
  const { selectedUserLevel } = useUserState()
  const { response } = useOperation(
    api.campaigns.search,
    {
      query: { selectedUserLevel },
      body: {
        criteria: { templateKeys: [...templateKeys], isWhole: true },
        page: 0,
        size: MOST,
        sort: [{ id: 'updatedAt', direction: 'DESCENDING' }],
      },
    },
    { enabled: templateKeys.length > 0, keepsPrevious: true },
  )
  const found = response?.campaigns.toReversed() ?? []
  return new Map(
    templateKeys.map((key) => [key, found.filter(({ templateKey }) => templateKey === key)]),
  )
}
