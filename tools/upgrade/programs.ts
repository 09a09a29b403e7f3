import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../../apps/server/src/platform/settings/index.ts'
import { addressOf, startProgram, stop } from '../journeys/program.ts'

export interface Programs {
  /** Starts a program beside those that run; it gets calls as soon as it is ready. */
  start: (name: string, file: string) => Promise<void>
  /** Sends it no more calls, then stops it. */
  stop: (name: string) => Promise<void>
  /** The turns of one who calls at those that get calls. */
  turns: () => Turns
  end: () => Promise<void>
}

export interface Turns {
  /** The address of the program that is next. */
  next: () => string
  /** Each thing that is done begins at another program, so that each of its calls reaches each of them. */
  begin: () => void
}

/** Programs of different releases on one database, as behind a proxy. */
export async function programsOn(databaseUrl: string, folder: string): Promise<Programs> {
  const running = new Map<string, { child: ChildProcess; address: string }>()
  const publicUrl = `http://localhost:${await freePort()}`
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
    turns() {
      let begun = 0
      let turn = 0
      return {
        next() {
          const addresses = [...running.values()].map(({ address }) => address)
          turn += 1
          return addresses[turn % addresses.length] ?? ''
        },
        begin() {
          begun += 1
          turn = begun
        },
      }
    },
    async end() {
      for (const name of running.keys()) await end(name)
    },
  }
}
