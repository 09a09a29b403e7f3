import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import {
  couponPage,
  preflight,
  sampleContent,
  svgElements,
} from '../packages/rules/src/pieces/index.ts'
import { paintPieces, pieceOf, postcard } from './pieces-data.ts'

// Postcards as PDF, on one core and on two; and what a key press in the coupon editor costs.

const COUNT = 200
const GOAL = 40

const found = preflight(
  postcard.lay(pieceOf(1)),
  new Map([['photo', { width: 3600, height: 3300 }]]),
)
if (found.length > 0) throw new Error(`The piece is not fit for print: ${JSON.stringify(found)}`)

await paintPieces(1, 5)
const started = performance.now()
const before = process.cpuUsage()
const bytes = await paintPieces(1000, COUNT)
const one = COUNT / ((performance.now() - started) / 1000)
const { user, system } = process.cpuUsage(before)
console.log(
  `one core: ${one.toFixed(0)} postcards a second, each ${(bytes / COUNT / 1000).toFixed(0)} kB ` +
    `and ${((user + system) / 1000 / COUNT).toFixed(1)} ms of a processor`,
)

const two = await onCores(2)
console.log(`two cores: ${two.toFixed(0)} postcards a second (goal: ${GOAL})`)
console.log(
  `a key press: ${keyPress().toFixed(2)} ms to lay a coupon out (goal, with the browser: 50 ms)`,
)

async function onCores(cores: number): Promise<number> {
  const worker = fileURLToPath(new URL('pieces-worker.ts', import.meta.url))
  const workers = Array.from({ length: cores }, (_, index) =>
    fork(worker, [String(10_000 * (index + 1)), String(COUNT)], { execArgv: ['--import', 'tsx'] }),
  )
  await Promise.all(workers.map((worker) => once(worker, 'message')))
  const started = performance.now()
  await Promise.all(
    workers.map(async (worker) => {
      worker.send('go')
      await once(worker, 'message')
    }),
  )
  return (COUNT * cores) / ((performance.now() - started) / 1000)
}

/** Typing a title, letter by letter; the slowest tenth. */
function keyPress(): number {
  const [coupon] = sampleContent('HONDA', 1, null).coupons
  if (!coupon) throw new Error('The sample has no coupon')
  const title = 'Complimentary multi-point inspection with any paid service, in under an hour'
  const times = Array.from({ length: 400 }, (_, index) => {
    const offerTitle = title.slice(0, index % title.length)
    const started = performance.now()
    svgElements(couponPage({ ...coupon, offerTitle }, 'HONDA'), () => undefined)
    return performance.now() - started
  })
  return times.toSorted((a, b) => a - b)[360] ?? 0
}
