import { startDatabaseServer } from './index.ts'

// What the tests kill: a program that holds a database server and does nothing else.
const print = (line: string): void => void process.stderr.write(`${line}\n`)
const report = (reported: object): void =>
  void process.stdout.write(`${JSON.stringify(reported)}\n`)

try {
  const server = await startDatabaseServer({
    dataDir: process.argv[2] as string,
    log: { debug: print, info: print, warn: print, error: print },
    tuning: 'throwaway',
  })
  process.once('SIGTERM', () => void server.stop())
  report({ ownerUrl: server.ownerUrl })
} catch (error) {
  const { name, message } = error as Error
  report({ name, message })
  process.exitCode = 1
}
