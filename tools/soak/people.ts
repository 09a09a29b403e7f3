import { setTimeout as pause } from 'node:timers/promises'
import type { Call } from '@marquee/test-kit/campaign-by-calls'
import { callerOf, NotedError } from './caller.ts'
import type { CallNotes } from './call-notes.ts'
import { doingsOf } from './doings.ts'
import type { Company, Doing, Draft, Person } from './person.ts'

/** Of a hundred people so many are like this person of the demo. */
const OF_A_HUNDRED: Readonly<Record<string, number>> = {
  dealer: 20,
  sibling: 15,
  'acura-dealer': 15,
  'nissan-dealer': 15,
  'amp-dealer': 10,
  district: 12,
  zone: 5,
  national: 3,
  admin: 3,
  reader: 2,
}
/** Between two things that a person does. */
const LEAST_PAUSE_MS = 1_000
const MOST_PAUSE_MS = 5_000
/** What all drafts are begun from. */
const TEMPLATE = 'Oil change for less'

/** As many people as are asked for, mixed as a hundred are. */
export async function peopleAt(company: Company, count: number): Promise<Person[]> {
  const hundred = Object.entries(OF_A_HUNDRED).flatMap(([name, share]) =>
    Array<string>(share).fill(name),
  )
  const people: Person[] = []
  for (let nth = 0; nth < count; nth += 1) {
    const name = hundred[Math.floor((nth * hundred.length) / count) % hundred.length] ?? 'dealer'
    people.push(await personAt(company, name))
  }
  return people
}

interface Markets {
  markets: { key: number; status: string }[]
}
interface User {
  selectedMarket: { key: number; type: string }
}
interface Templates {
  campaignTemplates: { key: number; name: string }[]
}
interface Begun extends Draft {
  workflows: [
    { steps: [{ creativeSelection: { filterItems: [{ creativeTemplateKey: number }] } }] },
  ]
}

export async function personAt(company: Company, name: string): Promise<Person> {
  const callerAs = (as: string, mark?: string) => {
    const { address, notes, tokenOf } = company
    return callerOf({ address, notes, token: () => tokenOf(as) }, mark)
  }
  const { call } = callerAs(name)
  const { selectedMarket } = await call<User>('GET', '/user-state')
  const dealers = { criteria: { type: 'DEALER' }, size: 20 }
  const { markets } = await call<Markets>('POST', '/market/search', dealers)
  const dealerKey = markets.find(({ status }) => status === 'ACTIVE')?.key ?? 0
  const person = {
    name,
    isDealer: selectedMarket.type === 'DEALER',
    marketKey: selectedMarket.key,
    dealerKey,
    caller: (mark?: string) => callerAs(name, mark),
    approver: callerAs('district'),
  }
  // Who may only read has no draft.
  if (name === 'reader') return { ...person, draft: undefined, templateKey: 0, creativeKey: 0 }
  return { ...person, ...(await begunBy(call, dealerKey)) }
}

async function begunBy(call: Call, dealerKey: number) {
  const path = `/campaign-template/search?size=100&marketKey=${dealerKey}`
  const { campaignTemplates } = await call<Templates>('GET', path)
  const templateKey = campaignTemplates.find(({ name }) => name === TEMPLATE)?.key ?? 0
  const begun = `/campaign/create/${templateKey}?marketKey=${dealerKey}`
  const draft = await call<Begun>('POST', begun)
  const [{ steps }] = draft.workflows
  const [{ creativeSelection }] = steps
  const [{ creativeTemplateKey: creativeKey }] = creativeSelection.filterItems
  return { draft, templateKey, creativeKey }
}

/** Does one thing after the other until the run is over; what was no call is noted as well. */
export async function work(person: Person, { notes }: Company, over: AbortSignal): Promise<void> {
  const doings = doingsOf(person)
  while (!over.aborted) {
    await pause(LEAST_PAUSE_MS + Math.random() * (MOST_PAUSE_MS - LEAST_PAUSE_MS))
    if (!over.aborted) await tried(doings, person, notes)
  }
}

async function tried(doings: readonly Doing[], person: Person, notes: CallNotes): Promise<void> {
  const doing = oneOf(doings)
  await doing.run(person).catch((error: unknown) => {
    if (!(error instanceof NotedError)) notes.refused(doing.name, '', String(error))
  })
}

/** By chance, the weightier the oftener. */
function oneOf(doings: readonly Doing[]): Doing {
  const all = doings.reduce((sum, { weight }) => sum + weight, 0)
  let left = Math.random() * all
  for (const doing of doings) {
    left -= doing.weight
    if (left < 0) return doing
  }
  throw new Error('There is nothing to do')
}
