import Typography from '@mui/material/Typography'
import { categoriesUnder, type BrowsingSlug } from '@marquee/rules/templates'
import { CardList } from '../../ui/card-list/index.ts'
import { TemplateCard } from './template-card.tsx'
import { texts } from './texts.ts'
import type { Catalog } from './use-catalog.ts'
import { useEstimates } from './use-estimates.ts'
import { useOwnCampaigns } from './use-own-campaigns.ts'

interface TemplateListProps {
  slug: BrowsingSlug
  catalog: Catalog
}

/** A page of templates, and how many fit. */
export function TemplateList({ slug, catalog }: TemplateListProps) {
  const { asked, shown, onPage, page, pages, turn, tiles, today } = catalog
  const all = asked.response?.campaignTemplates.length ?? 0
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
            onStale={asked.retry}
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
