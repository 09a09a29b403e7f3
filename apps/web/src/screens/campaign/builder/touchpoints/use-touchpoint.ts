import { stepsOfCampaign } from '@marquee/rules/campaigns'
import { useRef, useState, type RefObject } from 'react'
import type { Campaign, CampaignStep } from '../answers.ts'
import { useBuilder } from '../builder.ts'
import { useSaving, type StepDecisions } from '../use-saving.ts'
import { texts as builderTexts } from '../texts.ts'
import { texts } from './texts.ts'

type Change = Partial<Omit<StepDecisions, 'key' | 'creative'>>

export interface Touchpoint {
  /** As it is shown: what was just changed, before the server has answered. */
  step: CampaignStep
  change: (change: Change) => void
  /** How the last change went. */
  said: string | undefined
  problem: string | undefined
}

/** A touchpoint whose switches are saved as they are set. */
export function useTouchpoint(known: CampaignStep): Touchpoint {
  const { campaign } = useBuilder()
  const saving = useSaving()
  const [pending, setPending] = useState<Change>()
  const [problem, setProblem] = useState<string>()
  const [isSaved, setSaved] = useState(false)
  const isRunning = useRef(false)
  const next = useRef<Change>(undefined)

  const saveOne = (part: Change, on: Campaign) =>
    saving.saveStep({ ...decidedOn(known.key, on), ...part }, on)
  const save = async (part: Change) => {
    isRunning.current = true
    setProblem(undefined)
    setSaved(false)
    try {
      let stored = await saveOne(part, campaign)
      // What is set meanwhile builds on what the last save made.
      for (let set = take(next); set; set = take(next)) stored = await saveOne(set, stored)
      setSaved(true)
    } catch (error) {
      setProblem((error as Error).message)
      take(next)
    }
    isRunning.current = false
    setPending(undefined)
  }
  const change = (part: Change) => {
    setPending({ ...pending, ...part })
    if (isRunning.current) next.current = { ...next.current, ...part }
    else void save(part)
  }
  const words = saving.isWaiting ? builderTexts.waiting : texts.saving
  return {
    step: { ...known, ...pending },
    change,
    said: pending ? words : isSaved ? texts.saved : undefined,
    problem,
  }
}

function take(next: RefObject<Change | undefined>): Change | undefined {
  const taken = next.current
  next.current = undefined
  return taken
}

function decidedOn(key: number, campaign: Campaign): StepDecisions {
  const step = stepsOfCampaign(campaign).find((one) => one.key === key) as CampaignStep
  const { opted, creative, fulfillmentChannels, fulfillmentChannelVariations } = step
  return { key, opted, creative, fulfillmentChannels, fulfillmentChannelVariations }
}
