import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { callsAs } from '@marquee/test-kit/campaign-by-calls'
import { tokenOf } from '@marquee/test-kit/token'
import { startDatabaseServer } from '../../apps/server/src/platform/database-server/index.ts'
import { logging } from '../../apps/server/src/platform/http/index.ts'
import { untilCountable } from './until-countable.ts'
import { assertOrdered, orderCampaign, type People } from './order-campaign.ts'
import { patient } from './patient.ts'
import { programsOn, type Programs, type Turns } from './programs.ts'

interface Upgrade {
  folder: string
  /** The built program of the previous release, and that of this one. */
  previous: string
  here: string
  /** How long orders come in between two steps. */
  seconds: number
}

interface Upgraded {
  /** How many calls were answered that they should be made again in a moment. */
  again: number
  stretches: { title: string; orders: number }[]
  failures: { place: string; title: string; message: string }[]
}

/** Each orders one campaign after the other: a count of an audience is ended by a newer one of the same person. */
const DEALERS = ['dealer', 'sibling']
/** In each stretch so many are ordered from their template on, on however slow a machine. */
const ENOUGH = 4
const PATIENCE_MS = 60_000

/** Goes from the previous release to this one and back, while orders come in at all that run. */
export async function upgrade({ folder, previous, here, seconds }: Upgrade): Promise<Upgraded> {
  const database = await startDatabaseServer({
    dataDir: join(folder, 'database'),
    log: logging('warn'),
  })
  const programs = await programsOn(database.ownerUrl, folder)
  const upgraded: Upgraded = { again: 0, stretches: [], failures: [] }
  try {
    await programs.start('previous', previous)
    const orders = await comingIn(programs, upgraded)
    const steps: [string, () => Promise<void>][] = [
      ['at the previous release', async () => {}],
      ['at both, after this one has migrated', () => programs.start('here', here)],
      ['at this release', () => programs.stop('previous')],
      ['at both, after the previous one has come back', () => programs.start('previous', previous)],
      ['at the previous release again', () => programs.stop('here')],
    ]
    try {
      for (const [title, take] of steps) {
        orders.at(title)
        await take()
        const before = orders.count()
        await pause(seconds * 1_000)
        await orders.reach(before + ENOUGH)
        upgraded.stretches.push({ title, orders: orders.count() - before })
      }
    } catch (error) {
      // A program that does not start: without it there is nothing more to see.
      orders.note(error)
    } finally {
      await orders.end()
    }
  } finally {
    await programs.end()
    await database.stop()
  }
  return upgraded
}

/** Orders one campaign after the other, and looks at what was ordered before; a failure is noted. */
async function comingIn(programs: Programs, upgraded: Upgraded) {
  const { failures } = upgraded
  const again = () => {
    upgraded.again += 1
  }
  const all = await Promise.all(DEALERS.map((dealer) => peopleAt(programs, dealer, again)))
  for (const { people } of all) await untilCountable(people.dealer)
  const ordered = new Map<number, { people: People; name: string }>()
  let title = ''
  const over = new AbortController()
  const note = (error: unknown) =>
    failures.push({ place: 'tools/test-upgrade.ts', title, message: String(error) })
  const lookAt = ([key, { people, name }]: Ordered) => assertOrdered(people, key, name)
  const orderOn = async ({ people, turns }: Caller) => {
    while (!over.signal.aborted) {
      turns.begin()
      const name = `Upgrade ${randomUUID()}`
      await orderCampaign(people, name).then((key) => ordered.set(key, { people, name }), note)
      const [first] = ordered
      if (first) await lookAt(first).catch(note)
    }
  }
  const working = all.map(orderOn)
  return {
    at(next: string) {
      title = next
    },
    count: () => ordered.size,
    note,
    async reach(count: number) {
      const end = Date.now() + PATIENCE_MS
      while (ordered.size < count && Date.now() < end) await pause(100)
      if (ordered.size < count) note(new Error(`Fewer than ${ENOUGH} orders`))
    },
    async end() {
      over.abort()
      await Promise.all(working)
      await Promise.all([...ordered].map(lookAt)).catch(note)
    },
  }
}

type Ordered = [key: number, { people: People; name: string }]

interface Caller {
  people: People
  turns: Turns
}

async function peopleAt(programs: Programs, dealer: string, again: () => void): Promise<Caller> {
  const turns = programs.turns()
  const as = async (person: string) =>
    patient(callsAs(turns.next, await tokenOf(turns.next(), person)), again)
  return { people: { dealer: await as(dealer), district: await as('district') }, turns }
}
