import { Page } from '../../../ui/page/index.ts'
import { CheckPart } from './check-part.tsx'
import { Earlier } from './earlier.tsx'
import { PastCampaignsPart } from './past-campaigns.tsx'
import { PlacesPart } from './places-part.tsx'
import { texts } from './texts.ts'
import { useCheck } from './use-check.ts'
import { usePastCampaigns } from './use-past-campaigns.ts'
import { usePlan } from './use-plan.ts'

/** Many campaigns are made again: chosen, looked at before anything is made, and started. */
export function Screen() {
  const past = usePastCampaigns()
  const plan = usePlan([...past.chosen.choice.named.keys()].map(Number))
  const check = useCheck()
  return (
    <Page title={texts.title} intro={texts.intro}>
      <PastCampaignsPart past={past} />
      <PlacesPart
        plan={plan}
        isChecking={check.isRunning}
        onCheck={() => void check.run(plan.wish)}
      />
      <CheckPart check={check} wish={plan.wish} />
      <Earlier />
    </Page>
  )
}
