import * as rules from '@marquee/rules/people'
import { accept, refuse, type Result } from '@marquee/rules/result'
import type { CallingPerson } from '../platform/person.ts'
import type { Store } from '../platform/sql/index.ts'
import { peopleStore, type PersonRow } from './people.store.ts'

interface Acting {
  params: { key: number }
  person: CallingPerson
  use: <Made>(store: Store<Made>) => Made
}

/** The person who is acted on; they and the actor stay as they are until the call ends. */
export async function keepBoth({
  params,
  person: actor,
  use,
}: Acting): Promise<Result<PersonRow, 'not-found' | 'person.actor-changed'>> {
  const kept = await use(peopleStore).keep([params.key, actor.key])
  const of = (wanted: number) => kept.find(({ key }) => key === wanted)
  const turn = rules.mayActStill(actor, of(actor.key))
  if (!turn.ok) return turn
  const known = of(params.key)
  return known ? accept(known) : refuse('not-found')
}
