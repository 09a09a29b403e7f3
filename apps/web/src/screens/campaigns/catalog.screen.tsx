import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { channelNames, FULFILLMENT_CHANNELS } from '@marquee/rules/channels'
import {
  BROWSING_SLUGS,
  categoriesUnder,
  categoryNames,
  type BrowsingSlug,
  type Category,
} from '@marquee/rules/templates'
import { Link, useParams } from 'react-router'
import { catalogPath, paths } from '../../app/paths.ts'
import { CardList } from '../../ui/card-list/index.ts'
import { Filter, useVisit, type AddressedFilters } from '../../ui/filter/index.ts'
import { NotFoundPage, Page } from '../../ui/page/index.ts'
import { DebouncedSearchBox } from '../../ui/search-box/index.ts'
import { CardsSkeleton, EmptyState, ErrorState } from '../../ui/states/index.ts'
import { browsingNames, ForStaffOnly } from '../../widgets/templates/index.ts'
import { NoMarket, useUserState } from '../../widgets/user-state/index.ts'
import { TemplateCard } from './template-card.tsx'
import { filterTexts, texts } from './texts.ts'
import { useCatalog, useOwnCampaigns, type Catalog } from './use-catalog.ts'
import { useOwnPieces } from './first-piece.tsx'
import { useEstimates } from './use-estimates.ts'
import { inAddress, isNarrowed, ORDERS, widened, type CatalogFilters } from './catalog.rules.ts'

/** The templates of one part of the catalog, as they are offered to the selected market. */
export function Screen() {
  const { browsingSlug } = useParams()
  const visit = useVisit()
  const slug = BROWSING_SLUGS.find((each) => each === browsingSlug)
  // A link to the same part starts with the filters of that link.
  return slug ? <Part key={visit} slug={slug} /> : <NotFoundPage home={paths.home} />
}

function Part({ slug }: { slug: BrowsingSlug }) {
  const { selectedMarket } = useUserState()
  const title = browsingNames[slug]
  if (!selectedMarket) {
    return (
      <Page title={title}>
        <NoMarket target={catalogPath(slug)}>{texts.noMarketWhy}</NoMarket>
      </Page>
    )
  }
  return (
    <Page title={title} intro={texts.intro(selectedMarket.name)}>
      <ForStaffOnly slug={slug} />
      <Templates slug={slug} marketName={selectedMarket.name} />
    </Page>
  )
}

interface TemplatesProps {
  slug: BrowsingSlug
  marketName: string
}

function Templates({ slug, marketName }: TemplatesProps) {
  const catalog = useCatalog(slug)
  const { query, shown, filters, setFilters } = catalog
  const found = query.response
  return (
    <Box component="section" aria-label={texts.list}>
      <Filters
        filters={filters}
        setFilters={setFilters}
        categories={categoriesUnder(slug)}
        isAuthor={found?.can.create.ok === true}
      />
      {query.status === 'loading' && <CardsSkeleton cards={8} />}
      {query.status === 'failed' && (
        <ErrorState title={texts.loadFailed} onRetry={query.retry} retrying={query.isRefreshing}>
          {query.error}
        </ErrorState>
      )}
      {shown.length > 0 && <TemplateList slug={slug} catalog={catalog} />}
      {found && shown.length === 0 && (
        <NoTemplate slug={slug} filters={filters} marketName={marketName} />
      )}
    </Box>
  )
}

interface FiltersProps extends Pick<AddressedFilters<CatalogFilters>, 'filters' | 'setFilters'> {
  /** Those that are browsed here. */
  categories: readonly Category[]
  isAuthor: boolean
}

function Filters({ filters, setFilters, categories, isAuthor }: FiltersProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 4, alignItems: 'center' }}>
      <DebouncedSearchBox
        initial={filters.text}
        placeholder={filterTexts.search}
        onSearch={(text) => setFilters({ text })}
        cancelOnEscape
        sx={{ flex: '1 1 14rem', maxWidth: '24rem' }}
      />
      <Filter<CatalogFilters['channel']>
        label={filterTexts.channel}
        value={filters.channel}
        choices={[
          [undefined, filterTexts.anyChannel],
          ...FULFILLMENT_CHANNELS.map((channel) => [channel, channelNames[channel]] as const),
        ]}
        onChange={(channel) => setFilters({ channel })}
      />
      {categories.length > 1 && (
        <Filter<CatalogFilters['category']>
          label={filterTexts.category}
          value={filters.category}
          choices={[
            [undefined, filterTexts.anyCategory],
            ...categories.map((category) => [category, categoryNames[category].name] as const),
          ]}
          onChange={(category) => setFilters({ category })}
        />
      )}
      <Filter<CatalogFilters['order']>
        label={filterTexts.order}
        value={filters.order}
        choices={ORDERS.map((order) => [order, filterTexts.orders[order]])}
        onChange={(order) => setFilters({ order })}
      />
      <FormControlLabel
        label={filterTexts.openOnly}
        control={
          <Checkbox
            checked={filters.isOpenOnly}
            onChange={(_, isOpenOnly) => setFilters({ isOpenOnly })}
          />
        }
      />
      {isAuthor && (
        <FormControlLabel
          label={filterTexts.withInactive}
          control={
            <Checkbox
              checked={filters.withInactive}
              onChange={(_, withInactive) => setFilters({ withInactive })}
            />
          }
        />
      )}
    </Box>
  )
}

interface TemplateListProps {
  slug: BrowsingSlug
  catalog: Catalog
}

/** A page of templates, and how many fit. */
function TemplateList({ slug, catalog }: TemplateListProps) {
  const { query, shown, onPage, page, pages, turn, tiles, today } = catalog
  const all = query.response?.campaignTemplates.length ?? 0
  const ownPiece = useOwnPieces(onPage.map(({ key }) => key))
  const estimates = useEstimates(onPage.map(({ key }) => key))
  const campaigns = useOwnCampaigns(onPage.map(({ key }) => key))
  return (
    <>
      <Typography role="status" sx={{ color: 'text.secondary', mb: 4 }}>
        {texts.found(shown.length, all)}
      </Typography>
      <CardList
        label={texts.list}
        narrowest={16}
        pages={{ label: texts.pages, count: pages, page, turn }}
      >
        {onPage.map((template) => (
          <TemplateCard
            key={template.key}
            template={template}
            slug={slug}
            today={today}
            ownPiece={ownPiece}
            onStale={query.retry}
            showsCategory={categoriesUnder(slug).length > 1}
            estimate={estimates.get(template.key)}
            campaigns={campaigns.get(template.key) ?? []}
            seasonals={tiles.find(({ key }) => key === template.key)?.seasonals}
          />
        ))}
      </CardList>
    </>
  )
}

interface NoTemplateProps {
  slug: BrowsingSlug
  filters: CatalogFilters
  marketName: string
}

/** Says whether nothing is offered, or nothing fits the filters. */
function NoTemplate({ slug, filters, marketName }: NoTemplateProps) {
  if (!isNarrowed(filters)) {
    return <EmptyState title={texts.none}>{texts.noneWhy(marketName)}</EmptyState>
  }
  const search = new URLSearchParams(inAddress(widened(filters))).toString()
  return (
    <EmptyState
      title={texts.noneFound}
      action={
        <Button component={Link} to={{ pathname: catalogPath(slug), search }} variant="outlined">
          {texts.clear}
        </Button>
      }
    >
      {texts.noneFoundWhy}
    </EmptyState>
  )
}
