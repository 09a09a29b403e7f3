import { categoryNames, hasTrait } from '@marquee/rules/templates'
import { whyNot } from '../../../api/index.ts'
import { startCampaignPath } from '../../../app/paths.ts'
import { ReasonLink } from '../../../ui/disabled-reason/index.ts'
import { startReasons } from '../../../widgets/templates/index.ts'
import type { Template } from './answers.ts'
import { texts } from './texts.ts'

/** To the start of a campaign; where none can be started, it says why. */
export function StartLink({ template: { key, category, can } }: { template: Template }) {
  // A year is enrolled in by another way.
  if (hasTrait(category, 'year')) return null
  return (
    <ReasonLink
      to={startCampaignPath(categoryNames[category].builderSlug, key)}
      variant="contained"
      reason={whyNot(can.start, startReasons)}
    >
      {texts.start}
    </ReasonLink>
  )
}
