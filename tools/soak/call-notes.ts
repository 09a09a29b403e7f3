import type { CallsOfKind } from './verdict.ts'

/** Answered where the product does as much at once as it is meant to, or where a person counted anew. */
const PLANNED: ReadonlySet<string> = new Set([
  'audience.superseded',
  'audience.busy',
  'piece.painters-busy',
  'image.busy',
  'uploads.busy',
  // No connection was free within four seconds: too much for this machine, and said so.
  'server.unavailable',
])
/** More would only hide the others. */
const MOST_SAID = 20

export interface CallNotes {
  answered: (kind: string, ms: number) => void
  /** Notes a call by the code that it was refused with, or by what went wrong. */
  refused: (kind: string, code: string, words: string) => void
  byKind: () => CallsOfKind[]
  /** When the first calls failed, and what they were answered. */
  said: readonly string[]
}

export function callNotes(): CallNotes {
  const kinds = new Map<string, { times: number[]; refused: number; failed: number }>()
  const said: string[] = []
  const of = (kind: string) => {
    const known = kinds.get(kind) ?? { times: [], refused: 0, failed: 0 }
    kinds.set(kind, known)
    return known
  }
  return {
    answered: (kind, ms) => void of(kind).times.push(ms),
    refused(kind, code, words) {
      if (PLANNED.has(code)) {
        of(kind).refused += 1
        return
      }
      of(kind).failed += 1
      const at = new Date().toISOString().slice(11, 19)
      if (said.length < MOST_SAID) said.push(`${at} ${kind}: ${words}`)
    },
    byKind: () =>
      [...kinds]
        .map(([kind, noted]) => ({ kind, ...noted }))
        .toSorted((a, b) => b.times.length - a.times.length),
    said,
  }
}

/** What is called, whichever campaign, piece or picture it is about. */
export const kindOf = (method: string, path: string): string =>
  `${method} ${path.replace(/\?.*/, '').replace(/[0-9a-f]{64}|\d+/g, '…')}`
