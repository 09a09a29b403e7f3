import { realpathSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { choosePort, readSettings } from '../platform/settings/index.ts'
import { asStartError } from '../platform/sql/index.ts'
import { serve, type Running } from './serve.ts'

const PATIENCE = 10_000

/** Starts the program and keeps it running until it gets a signal to stop. */
export async function main(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  try {
    const settings = await choosePort(readSettings(env, argv))
    const running = await serve(settings)
    stopOnSignal(running, settings.drainSeconds * 1_000)
    process.stdout.write(running.greeting)
    endWhenBroken(running)
  } catch (error) {
    const said = asStartError(error)
    if (!said) throw error
    process.stderr.write(`${said.message}\n`)
    process.exitCode = 1
  }
}

function endWhenBroken({ broken, stop }: Running): void {
  void broken.then(async (reason) => {
    process.stderr.write(`${reason.message}\n`)
    await stop().catch(() => {})
    process.exit(1)
  })
}

function stopOnSignal({ drain, stop }: Running, draining: number): void {
  let stopping = false
  const once = () => {
    if (stopping) return
    stopping = true
    // Requests that take longer are cut off; the database rolls them back.
    setTimeout(() => process.exit(1), draining + PATIENCE).unref()
    void drain()
      .then(stop)
      .then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`Could not stop cleanly: ${String(error)}\n`)
          process.exit(1)
        },
      )
  }
  process.on('SIGTERM', once)
  process.on('SIGINT', once)
  process.on('SIGHUP', once)
}

if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) {
  await main(process.argv.slice(2), process.env)
}
