import type { people } from '@marquee/contract/people'
import { email as emailProblem } from '@marquee/rules/fields'
import { mayGrant } from '@marquee/rules/people'
import { accept, refuse } from '@marquee/rules/result'
import { marketsStore } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { peopleStore } from './people.store.ts'
import { present } from './search-people.use-case.ts'
import { writeInvitations } from './write-invitations.change.ts'

export const invitePerson: UseCase<typeof people.invite> = async (call) => {
  const { body, person: actor, use, announce } = call
  const home = await use(marketsStore).find(body.homeMarketKey)
  if (!home) return refuse('not-found')
  const email = body.email.trim().toLowerCase()
  if (emailProblem(email)) return refuse('person.email-invalid')
  const granted = mayGrant(actor, { ...body, homeType: home.type })
  if (!granted.ok) return granted

  const { level, homeMarketKey, permissions } = body
  // Only what the inviter sees is a reason to refuse: an address that is known elsewhere gets the answer
  // of any other, and its person is asked at their next sign-in.
  const isKnown = await use(peopleStore).isKnown(email)
  if (isKnown && !body.isAnotherHome) return refuse('person.email-taken')
  const person = await use(peopleStore).invite({
    email,
    level,
    homeMarketKey,
    permissions,
    path: home.path,
    name: body.name.trim(),
  })
  if (!person) return refuse('person.email-taken')

  await writeInvitations([{ person, homeName: home.name }], call)
  announce({ key: person.key, level, homeMarketKey, permissions })
  return accept(present({ person, homeName: home.name }, actor))
}
