import type { people } from '@marquee/contract/people'
import { resendInvitation as mayResend } from '@marquee/rules/people'
import { accept, refuse } from '@marquee/rules/result'
import { marketsStore } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { peopleStore } from './people.store.ts'
import { present } from './search-people.use-case.ts'
import { writeInvitations } from './write-invitations.change.ts'

export const resendInvitation: UseCase<typeof people.resend> = async (call) => {
  const { params, use, now, announce, person: actor } = call
  const [person] = await use(peopleStore).lock([Number(params.key)])
  const home = person && (await use(marketsStore).find(person.homeMarketKey))
  if (!home) return refuse('not-found')
  const allowed = mayResend(person)
  if (!allowed.ok) return allowed
  const renewed = await use(peopleStore).renewInvitation(person.key, new Date(now))
  if (!renewed) return refuse('not-found')
  await writeInvitations([{ person: renewed, homeName: home.name }], call)
  announce({ key: person.key })
  return accept(present({ person: renewed, homeName: home.name }, actor))
}
