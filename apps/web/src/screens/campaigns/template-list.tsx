import Box from '@mui/material/Box'
import Pagination from '@mui/material/Pagination'
import Typography from '@mui/material/Typography'
import { categoriesUnder, type BrowsingSlug } from '@marquee/rules/templates'
import { TemplateCard } from './template-card.tsx'
import { texts } from './texts.ts'
import type { Catalog } from './use-catalog.ts'

interface TemplateListProps {
  slug: BrowsingSlug
  catalog: Catalog
}

/** A page of templates, and how many fit. */
export function TemplateList({ slug, catalog }: TemplateListProps) {
  const { asked, shown, onPage, page, pages, turn, tiles, today } = catalog
  const all = asked.response?.campaignTemplates.length ?? 0
  return (
    <>
      <Typography role="status" sx={{ color: 'text.secondary', mb: 4 }}>
        {texts.found(shown.length, all)}
      </Typography>
      <Box
        component="ul"
        aria-label={texts.list}
        sx={{
          display: 'grid',
          gap: 5,
          m: 0,
          p: 0,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
        }}
      >
        {onPage.map((template) => (
          <TemplateCard
            key={template.key}
            {...{ template, slug, today }}
            onStale={asked.retry}
            showsCategory={categoriesUnder(slug).length > 1}
            seasonals={tiles.find(({ key }) => key === template.key)?.seasonals}
          />
        ))}
      </Box>
      {pages > 1 && (
        <Pagination
          aria-label={texts.pages}
          count={pages}
          page={page + 1}
          onChange={(_, to) => turn(to - 1)}
          sx={{ mt: 6, '& ul': { justifyContent: 'center' } }}
        />
      )}
    </>
  )
}
