import type { people } from '@marquee/contract/people'
import * as rules from '@marquee/rules/people'
import { accept, refuse, type Result } from '@marquee/rules/result'
import { unaltered } from '../platform/unaltered.ts'
import { marketsStore } from '../markets/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { peopleStore, type PersonRow } from './people.store.ts'
import { present } from './search-people.use-case.ts'

export const changePerson: UseCase<typeof people.change> = async (call) => {
  const { body, person: actor, use, announce } = call
  const locked = await lockBoth(call)
  if (!locked.ok) return locked
  const stored = locked.value
  const facts = unaltered(body, stored, ['key', 'email', 'status'])
  if (!facts.ok) return facts
  const home = await use(marketsStore).find(body.homeMarketKey)
  if (!home) return refuse('not-found')
  const decision = rules.change(actor, stored, { ...body, homeType: home.type })
  if (!decision.ok) return decision

  const { level, homeMarketKey, permissions } = body
  if (await use(peopleStore).hasHome(stored, homeMarketKey)) return refuse('person.email-taken')
  const name = body.name.trim()
  const after = { name, level, homeMarketKey, permissions, path: home.path }
  const person = await use(peopleStore).save(stored.key, stored.version, after)
  if (!person) return refuse('person.changed-meanwhile')

  announce({
    key: stored.key,
    before: { level: stored.level, home: stored.homeMarketKey, permissions: stored.permissions },
    after: { level, home: homeMarketKey, permissions },
  })
  return accept(present({ person, homeName: home.name }, actor))
}

/** The person to change; they and the actor are locked until the call ends. */
export async function lockBoth({
  params,
  person: actor,
  use,
}: Pick<Call<typeof people.deactivate>, 'params' | 'person' | 'use'>): Promise<
  Result<PersonRow, 'not-found' | 'person.actor-changed'>
> {
  const locked = await use(peopleStore).lock([params.key, actor.key])
  const of = (personKey: number) => locked.find(({ key }) => key === personKey)
  const turn = rules.mayActStill(actor, of(actor.key))
  if (!turn.ok) return turn
  const stored = of(params.key)
  return stored ? accept(stored) : refuse('not-found')
}
