import { ChoiceBar, Grid, standingOf } from '../../../ui/grid/index.ts'
import { Section } from '../../../ui/page/index.ts'
import { Filters } from './filters.tsx'
import { pastColumns } from './past-columns.tsx'
import { pastTexts as texts } from './texts.ts'
import { campaignKey, isWhole, type PastCampaigns } from './use-past-campaigns.ts'

/** What was made before, to choose from. */
export function PastCampaignsPart({ past }: { past: PastCampaigns }) {
  const { asked, rows, paging, wanted, want, chosen } = past
  const { text, category, status, market } = wanted
  return (
    <Section title={texts.title}>
      <Grid
        label={texts.label}
        columns={pastColumns}
        rows={rows}
        rowId={campaignKey}
        paging={paging}
        total={asked.response?.totalElements}
        {...standingOf(asked)}
        whenEmpty={text || category || status || market ? texts.noneFound : texts.none}
        search={{ placeholder: texts.search, onSearch: (typed) => want({ text: typed }) }}
        filters={<Filters wanted={wanted} want={want} />}
        selection={{ ...chosen.selection, isSelectable: isWhole }}
        bar={<ChoiceBar {...chosen} things={texts.things} />}
      />
    </Section>
  )
}
