import { callNotes } from './call-notes.ts'
import { doingsOf } from './doings.ts'
import { personAt } from './people.ts'
import type { Company } from './person.ts'
import type { Seconds } from './processes.ts'

/** What one doing costs in milliseconds of the processor, done alone. */
export interface Cost {
  doing: string
  program: number
  database: number
}

const MILLISECONDS = 1_000
/** A manager does all that others do but order, and a dealer of the demo orders. */
const DOING = ['district', 'dealer']
/** Until the compiler of the engine has done with it. */
const WARM_UP = 3

/** Does each thing so often with nothing beside it; the program's own clockwork is in the figures, and is little. */
export async function costsOf(
  company: Company,
  rounds: number,
  secondsSoFar: () => Seconds,
): Promise<Cost[]> {
  if (rounds === 0) return []
  const costs = new Map<string, Cost>()
  const quietly = { ...company, notes: callNotes() }
  for (const name of DOING) {
    const person = await personAt(quietly, name)
    for (const doing of doingsOf(person)) {
      if (costs.has(doing.name)) continue
      for (let round = 0; round < WARM_UP; round += 1) await doing.run(person)
      const before = secondsSoFar()
      for (let round = 0; round < rounds; round += 1) await doing.run(person)
      const after = secondsSoFar()
      const each = (of: keyof Seconds) => ((after[of] - before[of]) / rounds) * MILLISECONDS
      const cost = { doing: doing.name, program: each('program'), database: each('database') }
      costs.set(doing.name, cost)
    }
  }
  return [...costs.values()]
}
