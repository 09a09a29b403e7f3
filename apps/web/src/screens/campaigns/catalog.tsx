import Box from '@mui/material/Box'
import { categoriesUnder, type BrowsingSlug } from '@marquee/rules/templates'
import { CardsSkeleton, ErrorState } from '../../ui/states/index.ts'
import { Filters } from './filters.tsx'
import { NoTemplate } from './no-template.tsx'
import { TemplateList } from './template-list.tsx'
import { texts } from './texts.ts'
import { useCatalog } from './use-catalog.ts'

interface CatalogProps {
  slug: BrowsingSlug
  marketName: string
}

export function Catalog({ slug, marketName }: CatalogProps) {
  const catalog = useCatalog(slug)
  const { asked, shown, wanted, want } = catalog
  const found = asked.response
  return (
    <Box component="section" aria-label={texts.list}>
      <Filters
        wanted={wanted}
        want={want}
        categories={categoriesUnder(slug)}
        isAuthor={found?.can.create.ok === true}
      />
      {asked.status === 'loading' && <CardsSkeleton cards={8} />}
      {asked.status === 'failed' && (
        <ErrorState title={texts.loadFailed} onRetry={asked.retry} retrying={asked.isRefreshing}>
          {asked.error}
        </ErrorState>
      )}
      {shown.length > 0 && <TemplateList slug={slug} catalog={catalog} />}
      {found && shown.length === 0 && (
        <NoTemplate slug={slug} wanted={wanted} marketName={marketName} />
      )}
    </Box>
  )
}
