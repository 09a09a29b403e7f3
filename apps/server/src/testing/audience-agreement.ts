import fc from 'fast-check'
import type { Tally } from '@marquee/rules/audience'
import type { CountedHousehold } from '@marquee/rules/customers'
import { expect } from 'vitest'
import type { AudienceEngine } from '../audience/index.ts'
import { oracleOver } from './audience-oracle.ts'
import { population } from './audience-populations.ts'

export type Population = ReadonlyMap<number, readonly CountedHousehold[]>

/** An engine that is to agree with the oracle. */
export interface Judged {
  /** Over these households and no others. */
  open: (markets: Population) => Promise<{ engine: AudienceEngine; close?: () => Promise<void> }>
  /** Sets of households for each kind of question. */
  sets: number
}

const QUESTIONS = 25

/** Puts random questions to both engines; many for each set of households, as writing files takes time. */
export async function agrees<Question>(
  { open, sets }: Judged,
  drawn: fc.Arbitrary<Question>,
  answers: (engine: AudienceEngine, question: Question) => Promise<unknown>,
): Promise<void> {
  const questions = fc.array(drawn, { minLength: QUESTIONS, maxLength: QUESTIONS })
  await fc.assert(
    fc.asyncProperty(population, questions, async (markets, all) => {
      const { engine, close } = await open(markets)
      const oracle = oracleOver([...markets.values()].flat())
      for (const one of all) expect(await answers(engine, one)).toEqual(await answers(oracle, one))
      await close?.()
    }),
    { numRuns: sets },
  )
}

export const inOrder = (tallies: readonly Tally[]) =>
  tallies.toSorted((x, y) => x.group - y.group || x.a - y.a || x.b - y.b || x.mask - y.mask)
