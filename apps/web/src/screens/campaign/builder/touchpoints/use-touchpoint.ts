import { useState } from 'react'
import type { CampaignStep } from '../answers.ts'
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
  const saving = useSaving()
  const [pending, setPending] = useState<Change>()
  const [problem, setProblem] = useState<string>()
  const [isSaved, setSaved] = useState(false)
  const step = { ...known, ...pending }

  const save = async (change: Change) => {
    const { key, opted, creative, fulfillmentChannels, fulfillmentChannelVariations } = known
    const decided = { key, opted, creative, fulfillmentChannels, fulfillmentChannelVariations }
    setPending(change)
    setProblem(undefined)
    setSaved(false)
    try {
      await saving.saveStep({ ...decided, ...change })
      setSaved(true)
    } catch (error) {
      setProblem((error as Error).message)
    } finally {
      setPending(undefined)
    }
  }
  const running = saving.isWaiting ? builderTexts.waiting : texts.saving
  return {
    step,
    // One save after the other: the next one builds on what this one answers.
    change: (change) => void (pending === undefined && save(change)),
    said: pending ? running : isSaved ? texts.saved : undefined,
    problem,
  }
}
