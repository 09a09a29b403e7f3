import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'

const LOGGING = new URL('./logging.ts', import.meta.url).href

/** Ends as the server does: a line is still to be written when it stops. */
const PROGRAM = `
  const { logging, writtenOut } = await import('${LOGGING}')
  const log = logging('info')
  process.stdin.once('data', async () => {
    log.info('stopping')
    await writtenOut(log)
    process.exit(0)
  })
`

test('a program ends although nobody reads its log any more', async () => {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', PROGRAM]
  const program = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => program.once('exit', resolve))
  program.stdout.destroy()
  program.stdin.write('stop')
  try {
    expect(await ended).toBe(0)
  } finally {
    program.kill('SIGKILL')
  }
})
