import { startDatabaseServer } from './index.ts'

// What the tests kill: a program that holds a database server and does nothing else.
const say = (line: string): void => void process.stderr.write(`${line}\n`)
const tell = (told: object): void => void process.stdout.write(`${JSON.stringify(told)}\n`)

try {
  const server = await startDatabaseServer({
    dataDir: process.argv[2] as string,
    log: { debug: say, info: say, warn: say, error: say },
    tuning: 'throwaway',
  })
  process.once('SIGTERM', () => void server.stop())
  tell({ ownerUrl: server.ownerUrl })
} catch (error) {
  const { name, message } = error as Error
  tell({ name, message })
  process.exitCode = 1
}
