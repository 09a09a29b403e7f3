import {
  checksumOf,
  EVERY_SEED_CHANNEL,
  seedsFor,
  type SeedChannels,
  type SeedPerson,
} from '@marquee/rules/seed-lists'
import { useState } from 'react'
import type { SeedList } from './answers.ts'

interface SeedChoice {
  choose: (list: SeedList) => void
  clear: () => void
  /** What is asked before anything typed is lost. */
  question: { onClose: () => void; onClear: () => void } | undefined
}

/** The recipients that a campaign has now. */
export interface ChosenSeeds {
  recipients: readonly SeedPerson[]
  /** The list that they were taken from. */
  listKey: number | null
  onChange: (recipients: SeedPerson[], listKey: number | null) => void
  /** By which ways the campaign reaches people. */
  channels: SeedChannels
}

interface Choosing extends ChosenSeeds {
  lists: readonly SeedList[] | undefined
}

/** A list takes the place of the recipients there are; it is asked first where those would be lost. */
export function useSeedChoice(choosing: Choosing): SeedChoice {
  const { recipients, listKey, onChange, channels, lists } = choosing
  const [waiting, setWaiting] = useState<() => void>()
  const take = (list: SeedList) => onChange(seedsFor(list.sampleRecipients, channels), list.key)
  const ask = (act: () => void) => setWaiting(() => act)
  const taken = lists?.find(({ key }) => key === listKey)
  const isKept =
    recipients.length === 0 ||
    (taken !== undefined && isSame(recipients, seedsFor(taken.sampleRecipients, channels)))
  return {
    choose: (list) => (isKept ? take(list) : ask(() => take(list))),
    clear: () => ask(() => onChange([], null)),
    question: waiting && {
      onClose: () => setWaiting(undefined),
      onClear: () => {
        setWaiting(undefined)
        waiting()
      },
    },
  }
}

function isSame(some: readonly SeedPerson[], others: readonly SeedPerson[]): boolean {
  const sums = (people: readonly SeedPerson[]) =>
    people.map((person) => checksumOf(person, EVERY_SEED_CHANNEL)).sort()
  return sums(some).join() === sums(others).join()
}
