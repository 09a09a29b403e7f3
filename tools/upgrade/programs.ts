import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../../apps/server/src/platform/settings/index.ts'
import { addressOf, startProgram, stop } from '../journeys/program.ts'

export interface Programs {
  /** Starts a program beside those that run; it gets calls as soon as it is ready. */
  start: (name: string, file: string) => Promise<void>
  /** Sends it no more calls, then stops it. */
  stop: (name: string) => Promise<void>
  /** The address of one of those that get calls, by turns. */
  next: () => string
  end: () => Promise<void>
}

/** Programs of different releases on one database, as behind a proxy. */
export async function programsOn(databaseUrl: string, folder: string): Promise<Programs> {
  const running = new Map<string, { child: ChildProcess; address: string }>()
  const publicUrl = `http://localhost:${await freePort()}`
  let turn = 0
  const end = async (name: string) => {
    const program = running.get(name)
    running.delete(name)
    if (program) await stop(program.child)
  }
  return {
    async start(name, file) {
      // People sign in at one address, whichever program they reach: that of the first.
      const port = running.size === 0 ? new URL(publicUrl).port : String(await freePort())
      const settings = {
        DATABASE_URL: databaseUrl,
        PUBLIC_URL: publicUrl,
        PORT: port,
        AUDIENCE_DIR: join(folder, 'audience'),
        DEMO_DATA: 'on',
        DEMO_CUSTOMERS: '2',
      }
      const child = startProgram(join(folder, name), settings, file)
      await addressOf(child)
      running.set(name, { child, address: `http://localhost:${port}` })
    },
    stop: end,
    next() {
      const addresses = [...running.values()].map(({ address }) => address)
      turn = (turn + 1) % addresses.length
      return addresses[turn] ?? ''
    },
    async end() {
      for (const name of running.keys()) await end(name)
    },
  }
}
