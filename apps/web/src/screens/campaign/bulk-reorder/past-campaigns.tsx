import { ChoiceBar, Grid, loadingProps } from '../../../ui/grid/index.ts'
import { Section } from '../../../ui/page/index.ts'
import { Filters } from './filters.tsx'
import { pastColumns } from './past-columns.tsx'
import { pastTexts as texts } from './texts.ts'
import { campaignKey, isWhole, type PastCampaigns } from './use-past-campaigns.ts'

/** What was made before, to choose from. */
export function PastCampaignsPart({ past }: { past: PastCampaigns }) {
  const { query, rows, paging, filters, setFilters, chosen } = past
  const { text, category, status, market } = filters
  return (
    <Section title={texts.title}>
      <Grid
        label={texts.label}
        columns={pastColumns}
        rows={rows}
        rowId={campaignKey}
        paging={paging}
        total={query.response?.totalElements}
        {...loadingProps(query)}
        whenEmpty={text || category || status || market ? texts.noneFound : texts.none}
        search={{ placeholder: texts.search, onSearch: (typed) => setFilters({ text: typed }) }}
        filters={<Filters filters={filters} setFilters={setFilters} />}
        selection={{ ...chosen.selection, isSelectable: isWhole }}
        bar={<ChoiceBar {...chosen} things={texts.things} />}
      />
    </Section>
  )
}
