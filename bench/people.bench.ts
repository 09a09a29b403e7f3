import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Served } from './people-server.ts'
import { halfAndMost, within } from './shares.ts'

// A hundred people of every level who browse and save, each in their own time, over sockets.

const SECONDS = 60
const WARM_UP_SECONDS = 15
/** Between two actions of a person. */
const LEAST_PAUSE = 1_000
const MOST_PAUSE = 5_000
const SAVES = 0.3
const GOALS = { reads: 150, writes: 300 }

type Person = Served['people'][number] & {
  /** A draft of their own, as it was saved last. */
  draft: { key: number; name: string }
}

const server = fork(fileURLToPath(new URL('people-server.ts', import.meta.url)), {
  execArgv: [
    ...(process.env.PROFILE ? ['--cpu-prof', '--cpu-prof-dir', process.env.PROFILE] : []),
    '--import',
    'tsx',
  ],
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
})
const { address, people } = await new Promise<Served>((resolve) =>
  server.once('message', resolve as (message: unknown) => void),
)

/** What is measured now; nothing while the server warms up. */
let times: { reads: Map<string, number[]>; writes: Map<string, number[]> } | undefined
let failures = 0

try {
  const atWork: Person[] = []
  for (const one of people) atWork.push({ ...one, draft: await started(one) })
  const end = performance.now() + (WARM_UP_SECONDS + SECONDS) * 1_000
  setTimeout(() => (times = { reads: new Map(), writes: new Map() }), WARM_UP_SECONDS * 1_000)
  await Promise.all(atWork.map((person) => work(person, end)))
  for (const kind of ['reads', 'writes'] as const) print(kind)
  console.log(`${failures} failed (goal: 0)`)
  if (failures > 0) process.exitCode = 1
} finally {
  server.send('stop')
}

function print(kind: 'reads' | 'writes'): void {
  const byWhat = times?.[kind] ?? new Map<string, number[]>()
  const all = [...byWhat.values()].flat()
  const rate = (all.length / SECONDS).toFixed(0)
  console.log(
    `${people.length} people, ${kind}: ${rate} a second, ${halfAndMost(all)}, ` +
      `99 of 100 within ${within(all, 0.99).toFixed(0)} ms (goal: p95 at most ${GOALS[kind]})`,
  )
  for (const [what, some] of byWhat) console.log(`  ${what}: ${halfAndMost(some)}`)
}

async function work(person: Person, end: number): Promise<void> {
  const screens = screensOf(person)
  while (performance.now() < end) {
    await new Promise((resolve) =>
      setTimeout(resolve, LEAST_PAUSE + Math.random() * (MOST_PAUSE - LEAST_PAUSE)),
    )
    if (Math.random() < SAVES) await save(person)
    else await screens[Math.floor(Math.random() * screens.length)]?.()
  }
}

/** The requests of a browser for each of the screens: all at once. */
function screensOf(person: Person): (() => Promise<unknown>)[] {
  const read = (path: string) => callAs(person, 'GET', path)
  const list = (path: string, body: object) => callAs(person, 'POST', path, body)
  const from = new Date().toISOString().slice(0, 10)
  const screens = [
    () => Promise.all([read('/user-state'), read('/campaign/home')]),
    () => list('/campaign/search', { size: 25 }),
    () => list('/campaign/search', { criteria: { text: 'oil' }, size: 25 }),
    () => read('/campaign-template/search?size=25'),
    () => read(`/campaign/${person.draft.key}`),
    () => read(`/campaign/calendar?from=${from}&days=31`),
    () => list('/search', { text: 'oil' }),
  ]
  const ofManagers = () =>
    Promise.all([read('/approval/count'), list('/approval/search', { size: 25 })])
  return person.level === 'dealer' ? screens : [...screens, ofManagers]
}

async function save(person: Person): Promise<void> {
  const { draft } = person
  const name = `Saved ${Math.floor(Math.random() * 1e9)} ${draft.key}`
  const saved = await callAs(person, 'PUT', '/campaign', { ...draft, name })
  if (saved) person.draft = saved as Person['draft']
}

/** At their own dealership, or at one below. */
async function started(one: Served['people'][number]): Promise<Person['draft']> {
  const person = { ...one, draft: { key: 0, name: '' } }
  const dealers = { criteria: { type: 'DEALER' }, size: 20 }
  const { markets } = (await callAs(person, 'POST', '/market/search', dealers)) as Reply
  const marketKey = markets.find(({ status }) => status === 'ACTIVE')?.key
  const path = `/campaign-template/search?size=100&marketKey=${marketKey}`
  const { campaignTemplates } = (await callAs(person, 'GET', path)) as Reply
  const template = campaignTemplates.find(({ category }) => category === 'ON_DEMAND')
  const draft = await callAs(
    person,
    'POST',
    `/campaign/create/${template?.key}?marketKey=${marketKey}`,
  )
  if (!draft) throw new Error('There is no draft to work on')
  return draft as Person['draft']
}

interface Reply {
  markets: { key: number; status: string }[]
  campaignTemplates: { key: number; category: string }[]
}

/** Undefined where it failed. */
async function callAs({ token }: Person, method: string, path: string, body?: object) {
  const began = performance.now()
  const answer = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  note(method, path, performance.now() - began)
  if (answer.ok) return JSON.parse(text) as unknown
  failures += 1
  console.error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`)
  return undefined
}

function note(method: string, path: string, ms: number): void {
  const what = `${method} ${path.replace(/\?.*/, '').replace(/\d+/g, '…')}`
  const isWrite = method === 'PUT' || path.startsWith('/campaign/create')
  const some = times?.[isWrite ? 'writes' : 'reads']
  some?.set(what, [...(some.get(what) ?? []), ms])
}
