import type { Caller } from './caller.ts'
import type { CallNotes } from './call-notes.ts'

export interface Draft {
  key: number
  name: string
}

export interface Person {
  name: string
  isDealer: boolean
  /** The market that they work in, and the dealer whose draft is theirs. */
  marketKey: number
  dealerKey: number
  /** As it was saved last; undefined for those who may only read. */
  draft: Draft | undefined
  templateKey: number
  creativeKey: number
  caller: (mark?: string) => Caller
  /** Who approves what a dealer of the district orders. */
  approver: Caller
}

export interface Company {
  address: string
  tokenOf: (person: string) => Promise<string>
  notes: CallNotes
}

/** Something that a person does: one or more calls, as a browser makes them. */
export interface Doing {
  name: string
  /** How often, beside the others. */
  weight: number
  run: (person: Person) => Promise<unknown>
}
