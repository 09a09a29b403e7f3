import { saveTexts } from '@marquee/rules/campaigns'
import { useEffect, useRef, useState } from 'react'
import { api, ApiError, useChange } from '../../../api/index.ts'
import type { Campaign, CampaignStep } from './answers.ts'
import { useBuilder } from './builder.ts'
import { whenConnected } from './when-connected.ts'
import { worded } from './worded.ts'

/** What people decide about the campaign as a whole. */
export type Details = Pick<
  Campaign,
  | 'name'
  | 'metroCampaign'
  | 'selectedMarketKeys'
  | 'fulfillmentChannelsAndVariations'
  | 'sampleRecipients'
  | 'sampleRecipientListKey'
  | 'campaignStartDate'
  | 'firstWave'
  | 'secondWave'
  | 'deploymentDateTwo'
  | 'isBillingDeferred'
>

/** What is decided on a step. */
export type StepDecisions = Pick<
  CampaignStep,
  'key' | 'opted' | 'creative' | 'fulfillmentChannels' | 'fulfillmentChannelVariations'
>

export interface Saving {
  saveDetails: (details: Details) => Promise<Campaign>
  saveStep: (step: StepDecisions) => Promise<Campaign>
  /** The connection is lost: what was typed is kept and saved once it is back. */
  isWaiting: boolean
  /** Somebody else saved meanwhile: the campaign as it is now. */
  stale: Campaign | undefined
  settleStale: () => void
}

/** Saves parts of the campaign, after which its detail is loaded anew. */
export function useSaving(): Saving {
  const { campaign, reload } = useBuilder()
  const [isWaiting, onWaiting] = useState(false)
  const [stale, setStale] = useState<Campaign>()
  const signal = useSignal()
  const quiet = { refreshes: [api.campaigns.read], fails: false, selection: false } as const
  const update = useChange(api.campaigns.update, quiet)
  const updateStep = useChange(api.campaigns.updateStep, quiet)

  const save = async (run: () => Promise<Campaign>, otherwise: string): Promise<Campaign> => {
    try {
      return await whenConnected(run, { onWaiting, signal: signal() })
    } catch (error) {
      if (isStale(error)) setStale(await reload())
      throw worded(error, otherwise)
    }
  }
  const { key, version } = campaign
  return {
    saveDetails: (details) =>
      save(
        () => update.attempt({ query: {}, body: { key, ...details }, ifMatch: version }),
        saveTexts.campaign,
      ),
    saveStep: (step) =>
      save(() => {
        const ifMatch = versionOf(campaign, step.key)
        return updateStep.attempt({ params: { key: String(key) }, query: {}, body: step, ifMatch })
      }, saveTexts.step),
    isWaiting,
    stale,
    settleStale: () => setStale(undefined),
  }
}

const versionOf = ({ workflows }: Campaign, key: number): number | undefined =>
  workflows.flatMap(({ steps }) => steps).find((step) => step.key === key)?.version

const isStale = (error: unknown) =>
  error instanceof ApiError && error.code === 'campaign.changed-meanwhile'

/** Aborted when the step is left. */
function useSignal(): () => AbortSignal {
  const controller = useRef(new AbortController())
  useEffect(() => {
    controller.current = new AbortController()
    return () => controller.current.abort()
  }, [])
  return () => controller.current.signal
}
