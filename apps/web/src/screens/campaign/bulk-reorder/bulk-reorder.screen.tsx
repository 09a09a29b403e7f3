import { Page } from '../../../ui/page/index.ts'
import { CheckPart } from './check-part.tsx'
import { Earlier } from './earlier.tsx'
import { PastCampaignsPart } from './past-campaigns.tsx'
import { PlacesPart } from './places-part.tsx'
import { texts } from './texts.ts'
import { useCheck } from './use-check.ts'
import { usePastCampaigns } from './use-past-campaigns.ts'
import { usePlan } from './use-plan.ts'

/** Many campaigns are reordered: chosen, looked at before anything is created, and started. */
export function Screen() {
  const past = usePastCampaigns()
  return (
    <Page title={texts.title} intro={texts.intro}>
      <PastCampaignsPart past={past} />
      <PlanAndCheck campaignKeys={past.chosenKeys} />
      <Earlier />
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
        onCheck={() => void check.run(plan.wish)}
      />
      <CheckPart check={check} wish={plan.wish} />
    </>
  )
}
