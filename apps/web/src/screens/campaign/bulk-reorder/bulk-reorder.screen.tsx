import { api, useOperation } from '../../../api/index.ts'
import { bulkReorderPath } from '../../../app/paths.ts'
import { Page } from '../../../ui/page/index.ts'
import {
  againWhile,
  jobColumns,
  StartedJobs,
  useStartedJobs,
} from '../../../widgets/reorders/index.ts'
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

/** Bulk reorders of the selected market and below. */
function EarlierReorders() {
  const list = useStartedJobs()
  const query = useOperation(api.reorders.search, list.request, {
    keepsPrevious: true,
    again: (reply) => againWhile(reply?.bulkReorders),
  })
  return (
    <StartedJobs
      name="bulk-reorders"
      list={list}
      query={query}
      jobs={query.response?.bulkReorders}
      columns={earlierColumns}
      texts={earlierTexts}
    />
  )
}

const earlierColumns = jobColumns({ pathOf: bulkReorderPath, made: earlierTexts.made, named: [] })
