import { api, useOperation } from '../../../api/index.ts'
import { bulkReorderPath } from '../../../app/paths.ts'
import { Grid, loadingProps, useFilters, useGridPage } from '../../../ui/grid/index.ts'
import { Page, Section } from '../../../ui/page/index.ts'
import { AGAIN_MS, jobColumns } from '../../../widgets/reorders/index.ts'
import { useArrangement } from '../../../widgets/list-preferences/index.ts'
import { CheckPart } from './check-part.tsx'
import { PastCampaignsPart, usePastCampaigns } from './past-campaigns-part.tsx'
import { PlacesPart } from './places-part.tsx'
import { earlierTexts, texts } from './texts.ts'
import { useCheck } from './use-check.ts'
import { usePlan } from './use-plan.ts'

/** Many campaigns are reordered: chosen, looked at before anything is created, and started. */
export function Screen() {
  const past = usePastCampaigns()
  return (
    <Page title={texts.title} intro={texts.intro}>
      <PastCampaignsPart past={past} />
      <PlanAndCheck campaignKeys={past.chosenKeys} />
      <EarlierReorders />
    </Page>
  )
}

/** Holds what is typed into the plan, so that a key press draws no list of campaigns again. */
function PlanAndCheck({ campaignKeys }: { campaignKeys: number[] }) {
  const plan = usePlan(campaignKeys)
  const check = useCheck()
  return (
    <>
      <PlacesPart
        plan={plan}
        isChecking={check.isRunning}
        onCheck={() => void check.run(plan.request)}
      />
      <CheckPart check={check} request={plan.request} />
    </>
  )
}

/** Bulk reorders of the selected market and below, the newest first. */
function EarlierReorders() {
  const arrangement = useArrangement('bulk-reorders')
  const paging = useGridPage()
  const { filters, setFilters } = useFilters(paging, { text: '' })
  const { page, size } = paging.page
  const query = useOperation(
    api.reorders.search,
    { query: { ...(filters.text && { query: filters.text }) }, body: { page, size } },
    {
      keepsPrevious: true,
      again: (reply) =>
        reply?.bulkReorders.some(({ status }) => status === 'PENDING') ? AGAIN_MS : undefined,
    },
  )
  return (
    <Section title={earlierTexts.title}>
      <Grid
        label={earlierTexts.title}
        columns={earlierColumns}
        arrangement={arrangement}
        rows={query.response?.bulkReorders ?? []}
        rowId={({ key }) => key}
        paging={paging}
        total={query.response?.totalElements}
        {...loadingProps(query)}
        whenEmpty={filters.text ? earlierTexts.noneFound : earlierTexts.none}
        search={{ placeholder: earlierTexts.search, onSearch: (text) => setFilters({ text }) }}
      />
    </Section>
  )
}

const earlierColumns = jobColumns(earlierTexts.columns, bulkReorderPath)
