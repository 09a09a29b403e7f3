import { spawn, type ChildProcess } from 'node:child_process'

const BUILT = 'apps/server/dist/main.js'

/** The built program, as journeys go through it, on data of its own; or one that was built elsewhere. */
export function startProgram(
  ownData: string,
  settings: Readonly<Record<string, string>> = {},
  file = BUILT,
): ChildProcess {
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: ownData,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'test',
    // Journeys need some customers, not half a million.
    DEMO_CUSTOMERS: '6',
    // All journeys come from one machine and a handful of people.
    RATE_LIMIT_PER_MINUTE: '100000',
    ...settings,
  }
  return spawn(process.execPath, [file], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

export function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const read = (chunk: Buffer) => {
      printed += chunk.toString()
      const address = /ready at (\S+)/.exec(printed)?.[1]
      if (address) resolve(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', () => reject(new Error(`The program ended:\n${printed}`)))
  })
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
