import { stepsOfCampaignTemplate } from '@marquee/rules/campaigns'
import type { OrderedContent } from '@marquee/rules/orders'
import { hasSecond } from '@marquee/rules/sendings'
import { USUAL_DAYS_TO_SECOND_EMAIL } from '@marquee/rules/templates'
import type { SentChannel } from '@marquee/rules/audience'
import type { Use } from '../platform/sql/index.ts'
import { templatesStore } from '../templates/index.ts'

interface Sent {
  stepKey: number
  channel: SentChannel
  follows: number | null
}

/** After how many days a second email follows what an order sends; null: none does. */
export async function daysToSecond(
  { template, steps }: Pick<OrderedContent, 'template' | 'steps'>,
  use: Use,
): Promise<(sent: Sent) => number | null> {
  const found = await use(templatesStore).find(template.key, template.version)
  const authored = found ? stepsOfCampaignTemplate(found.content) : []
  return (sent) => {
    const step = steps.find(({ key }) => key === sent.stepKey)
    if (!step || !hasSecond(sent, step.send)) return null
    const ofTemplate = authored.find(({ key }) => key === step.templateStepKey)
    return ofTemplate?.daysToSecondEmail ?? USUAL_DAYS_TO_SECOND_EMAIL
  }
}
