import { expect, test } from 'vitest'
import { runParts } from './run-parts.ts'

const printing = (name: string, script: string) => ({ name, args: ['-e', script] })

test('a part is good when its program ends well, and its output is kept either way', async () => {
  const parts = [
    printing('good', 'console.log("fine")'),
    printing('bad', 'console.error("wrong"); process.exitCode = 1'),
    printing('killed', 'process.kill(process.pid, "SIGKILL")'),
  ]
  const printed: string[] = []
  const outcomes = await runParts(parts, '.', 2, ({ name }) => printed.push(name))
  const byName = Object.fromEntries(outcomes.map((outcome) => [outcome.name, outcome]))
  expect(byName.good).toMatchObject({ isGood: true, output: 'fine\n' })
  expect(byName.bad).toMatchObject({ isGood: false, output: 'wrong\n' })
  expect(byName.killed?.isGood).toBe(false)
  expect(printed.toSorted()).toEqual(['bad', 'good', 'killed'])
})
