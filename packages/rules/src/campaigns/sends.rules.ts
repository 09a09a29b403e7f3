import {
  channelsOf,
  isByEmail,
  type FulfillmentChannel,
  type FulfillmentOption,
} from '../channels/index.ts'
import { stepsOfCampaign, type Campaign, type CampaignStep } from './campaign.rules.ts'
import { usedAmong } from './used-steps.rules.ts'

/** What one step of a campaign sends. */
export interface StepSend {
  channels: readonly FulfillmentChannel[]
  /** Mail goes only to recipients without an email. */
  isMailBackfill: boolean
  /** A recipient who does not open the email gets a second one. */
  isReblasted: boolean
}

type Step = Pick<CampaignStep, 'opted' | 'optionality'> & {
  fulfillmentChannels: readonly FulfillmentChannel[]
  fulfillmentChannelVariations: readonly { id: FulfillmentOption }[]
}

/**
 * What the used steps send by the ways that are chosen for the campaign. Where there are several
 * touchpoints each says by which of them, and how they are joined; a single one sends by all.
 */
export function sendsOf(ways: readonly FulfillmentOption[], steps: readonly Step[]): StepSend[] {
  const sends = usedAmong(steps).map((step) => sendOf(ways, ownWays(step, steps)))
  // Backfill mail needs an email that it can replace.
  const hasEmail = sends.some(({ channels }) => isByEmail(...channels))
  return sends.map((send) => ({ ...send, isMailBackfill: send.isMailBackfill && hasEmail }))
}

/** By which channels one step of a campaign is sent, or would be. */
export function channelsOfStep(
  campaign: Pick<Campaign, 'fulfillmentChannelsAndVariations' | 'workflows'>,
  key: number,
): readonly FulfillmentChannel[] {
  const steps = stepsOfCampaign(campaign)
  const step = steps.find((one) => one.key === key)
  const ways = campaign.fulfillmentChannelsAndVariations.map(({ value }) => value)
  return sendOf(ways, step ? ownWays(step, steps) : []).channels
}

function ownWays(step: Step, steps: readonly Step[]): readonly FulfillmentOption[] {
  const isAlone = steps.filter(({ optionality }) => optionality !== 'DISABLED').length <= 1
  return isAlone ? [] : waysOf(step)
}

function sendOf(ways: readonly FulfillmentOption[], own: readonly FulfillmentOption[]): StepSend {
  const chosen = channelsIn(ways)
  const narrowed = channelsIn(own).filter((channel) => chosen.includes(channel))
  const joining = own.some(isVariation) ? own : ways
  return {
    // A step that was set up for other channels than the campaign's uses the campaign's.
    channels: narrowed.length > 0 ? narrowed : chosen,
    isMailBackfill: joining.includes('EMAIL_WITH_DIRECT_MAIL_FALLBACK'),
    isReblasted: joining.includes('NON_OPEN_REBLAST'),
  }
}

const channelsIn = (ways: readonly FulfillmentOption[]): FulfillmentChannel[] => [
  ...new Set(ways.flatMap(channelsOf)),
]

const waysOf = (step: Step): FulfillmentOption[] => [
  ...step.fulfillmentChannels,
  ...step.fulfillmentChannelVariations.map(({ id }) => id),
]

const isVariation = (way: FulfillmentOption): boolean => SAYS_HOW_TO_JOIN[way]

/** Does a way say how channels are joined, or whom they reach a second time? */
const SAYS_HOW_TO_JOIN: Readonly<Record<FulfillmentOption, boolean>> = {
  EMAIL: false,
  DIRECT_MAIL: false,
  EMAIL_WITH_DIRECT_MAIL_FALLBACK: true,
  EMAIL_AND_DIRECT_MAIL: true,
  EMAIL_PREFERRED: false,
  DIGITAL_MEDIA: false,
  NON_OPEN_REBLAST: true,
}

interface Counted {
  /** Of its channels and variations. */
  chosen: readonly { value: FulfillmentOption }[]
  steps: readonly Step[]
  /** The markets whose customers it reaches. */
  marketKeys: readonly number[]
}

/** What the counting of an audience depends on: when this text changes, the audience is counted again. */
export function audienceBasis({ chosen, steps, marketKeys }: Counted): string {
  const sends = sendsOf(
    chosen.map(({ value }) => value),
    steps,
  )
  return JSON.stringify([sends, marketKeys.toSorted((one, other) => one - other)])
}
