import { useEffect, useState } from 'react'
import type { CampaignStep } from '../answers.ts'
import { useSaving, type StepDecisions } from '../use-saving.ts'
import { texts as builderTexts } from '../texts.ts'
import { texts } from './texts.ts'

type Change = Partial<Omit<StepDecisions, 'key' | 'creative'>>

interface Running {
  change: Change
  /** The version that it changes. */
  version: number
  isSaved: boolean
}

export interface Touchpoint {
  /** As it is shown: what was just changed, before the server has answered. */
  step: CampaignStep
  change: (change: Change) => void
  /** How the last change went. */
  said: string | undefined
  problem: string | undefined
}

/** A touchpoint whose switches are saved as they are set, one save after the other. */
export function useTouchpoint(known: CampaignStep): Touchpoint {
  const saving = useSaving()
  const [running, setRunning] = useState<Running>()
  const [next, setNext] = useState<Change>()
  const [problem, setProblem] = useState<string>()
  const [isSaved, setSaved] = useState(false)

  const save = async (change: Change) => {
    const { key, opted, creative, fulfillmentChannels, fulfillmentChannelVariations } = known
    const decided = { key, opted, creative, fulfillmentChannels, fulfillmentChannelVariations }
    const run = { change, version: known.version }
    setRunning({ ...run, isSaved: false })
    setProblem(undefined)
    setSaved(false)
    try {
      await saving.saveStep({ ...decided, ...change })
      setRunning({ ...run, isSaved: true })
    } catch (error) {
      setProblem((error as Error).message)
      setRunning(undefined)
      setNext(undefined)
    }
  }
  // What was set meanwhile builds on what the save has made, once that is read.
  const isRead = running?.isSaved === true && running.version !== known.version
  useEffect(() => {
    if (!isRead) return
    setRunning(undefined)
    setNext(undefined)
    if (next) void save(next)
    else setSaved(true)
  })
  const words = saving.isWaiting ? builderTexts.waiting : texts.saving
  return {
    step: { ...known, ...running?.change, ...next },
    change: (change) => (running ? setNext({ ...next, ...change }) : void save(change)),
    said: running ? words : isSaved ? texts.saved : undefined,
    problem,
  }
}
