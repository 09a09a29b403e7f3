import { spawn } from 'node:child_process'
import type { Part } from './parts.ts'

export interface Outcome {
  name: string
  isGood: boolean
  output: string
  seconds: number
}

/** Runs the parts, a few at a time, and reports each as it ends. */
export async function runParts(
  parts: readonly Part[],
  root: string,
  atOnce: number,
  report: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const waiting = [...parts]
  const outcomes: Outcome[] = []
  const work = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const outcome = await run(part, root)
      outcomes.push(outcome)
      report(outcome)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return outcomes
}

function run({ name, args }: Part, cwd: string): Promise<Outcome> {
  const start = performance.now()
  const { promise, resolve } = withResolver<Outcome>()
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const end = (isGood: boolean) =>
    resolve({ name, isGood, output, seconds: (performance.now() - start) / 1000 })
  child.stdout.on('data', (text) => (output += String(text)))
  child.stderr.on('data', (text) => (output += String(text)))
  child.on('error', (error) => {
    output += error.message
    end(false)
  })
  child.on('close', (code) => end(code === 0))
  return promise
}

function withResolver<Value>() {
  let resolve: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((done) => (resolve = done))
  return { promise, resolve }
}
