import type { campaigns } from '@marquee/contract/campaigns'
import { may } from '@marquee/rules/access'
import type { CalendarDate } from '@marquee/rules/calendar'
import { detailsProblems, type CampaignDetails } from '@marquee/rules/campaigns'
import { seedCapacity, withinSeedLimit } from '@marquee/rules/seed-lists'
import { mayChooseDate, selectableDates, templateReasons } from '@marquee/rules/templates'
import { blackoutDatesStore } from '../blackout-dates/index.ts'
import type { Call } from '../platform/use-case.ts'
import type { Template } from '../templates/index.ts'
import { standingOf } from './campaign-abilities.check.ts'
import { campaignsStore } from './campaigns.store.ts'
import type { FoundCampaign } from './campaigns.view.ts'
import { presentStep } from './campaign-step.present.ts'
import { nameProblem } from './validate-name.use-case.ts'

type Problems = Record<string, string>
type Updating = Pick<Call<typeof campaigns.update>, 'person' | 'use' | 'deployment'>

interface Judged {
  found: FoundCampaign
  template: Template
  /** As they are saved, and as they are to be. */
  stored: CampaignDetails
  updated: CampaignDetails
  /** Where a campaign of that name would stand. */
  marketKey: number
  today: CalendarDate
}

/** What a save is refused for, by the path of the field, in the words of the form. */
export async function wrongDetails(judged: Judged, call: Updating): Promise<Problems> {
  const { found, stored, updated, marketKey } = judged
  const { key, parentKey } = found.campaign
  const isRenamed = parentKey === null && updated.name !== ''
  const name = isRenamed ? await nameProblem(updated.name, { key, marketKey }, call.use) : null
  return {
    ...(await wrongByRules(judged, call)),
    ...(name === null ? {} : { name }),
    ...lockedDate(judged, call),
    ...seedsOverLimit(updated, stored, call.deployment.seedRecipientLimit),
  }
}

async function wrongByRules(judged: Judged, { person, use }: Updating) {
  const { found, template, stored, updated, today } = judged
  const { content } = template
  const steps = await use(campaignsStore).stepsOf(found.campaign.key)
  const campaign = {
    ...updated,
    ...standingOf(found),
    isActive: true,
    isEditable: true,
    workflows: content.workflows.slice(0, 1).map((workflow) => ({
      key: workflow.key,
      steps: steps.flatMap((step) => presentStep(step, workflow, updated)),
    })),
  }
  const { wrong } = detailsProblems(campaign, content, {
    today,
    saved: stored,
    selectableDates: await datesOf(judged, use),
    mayChooseFreely: isAdministering(person),
  })
  return wrong
}

/** A date that is saved already is not checked again, so that the days are counted for a new one only. */
async function datesOf({ template, stored, updated, today }: Judged, use: Updating['use']) {
  const isNew = DATES.some((date) => updated[date] !== null && updated[date] !== stored[date])
  if (!isNew) return undefined
  const closed = await use(blackoutDatesStore).all(template.path)
  return selectableDates(
    template.content,
    today,
    closed.map(({ date }) => date),
  )
}

const DATES = ['mailDate', 'secondMailDate'] as const

const isAdministering = ({ permissions }: Updating['person']): boolean =>
  may(permissions, ['CAN_PERFORM_ADMIN_OPERATIONS']).ok

/** A date that the template sets cannot be changed. */
function lockedDate({ template, stored, updated }: Judged, { person }: Updating): Problems {
  const choosing = mayChooseDate(template.content, isAdministering(person))
  if (choosing.ok || updated.mailDate === stored.mailDate) return {}
  return { mailDate: templateReasons[choosing.reason] }
}

function seedsOverLimit(
  updated: CampaignDetails,
  stored: CampaignDetails,
  limit: number,
): Problems {
  const { length: count } = updated.sampleRecipients
  const fits = withinSeedLimit(count, limit, stored.sampleRecipients.length)
  return fits.ok ? {} : { sampleRecipients: seedCapacity(count, limit).text }
}
