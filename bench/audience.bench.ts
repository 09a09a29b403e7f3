import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { AudienceQuestion, Tally } from '@marquee/rules/audience'
import {
  columnsEngine,
  countInTurn,
  type AudienceEngine,
} from '../apps/server/src/audience/index.ts'
import { columnsFiles } from '../apps/server/src/customers/index.ts'
import { openDuckdb } from '../apps/server/src/platform/duckdb/index.ts'
import { HOUSEHOLDS_A_MARKET, prepareMarkets, questionsOf, type Markets } from './audience-data.ts'
import { oracleOf, readColumns } from './audience-oracle.ts'
import { sameInPostgres } from './audience-postgres.ts'

// Audiences of 1 to 400 markets. Further words: `people` leaves it at what 8 people do to one market,
// `nation` adds 2,000 markets, `postgres` the same 400 markets in PostgreSQL. The files are made at the
// first run and kept in a folder.

const SCOPES = [
  { markets: 1, rounds: 60, goal: 'at most 6 and 15 ms' },
  { markets: 40, rounds: 20, goal: 'at most 40 and 70 ms, 3.5 times the oracle' },
  { markets: 400, rounds: 8, goal: 'at most 240 and 450 ms, 3 times the oracle' },
  { markets: 2_000, rounds: 4, goal: 'at most 1,400 and 2,000 ms, 3 times the oracle' },
]
const words = process.argv.slice(3)
const inPostgres = words.includes('postgres') ? 400 : 40
const most = words.includes('nation') ? 2_000 : 400
/** PostgreSQL takes seconds for many markets: a few rounds are enough to see how many. */
const roundsInPostgres = (markets: number) => {
  if (markets > inPostgres) return 0
  return markets > 40 ? 2 : 11
}

const folder = join(tmpdir(), 'marquee-bench-audience')
const duckdb = openDuckdb({ memoryMegabytes: 500, spillFolder: folder })
const columns = columnsFiles(duckdb)
const open = columnsEngine(columns)
const began = performance.now()
const files = await prepareMarkets(duckdb, folder, most)
console.log(`${most} files ready after ${seconds(began)} s, in ${folder}`)
const paths = [...files.values()].map(({ path }) => path)
const engine = open(files)
const made = performance.now()
for (const [key, file] of files) await columns.make(key, file)
console.log(`what is counted of them ready after ${seconds(made)} s`)

await manyPeople(engine)
await replacedMarket(files)
if (!words.includes('people')) {
  for (const question of questionsOf(most)) await engine.tally(question)
  console.log(`memory after ${most} markets: ${megabytes()} MB (goal: at most 700)`)
  await scopes()
}
await duckdb.close()
console.log(`all of it took ${seconds(began)} s`)

async function scopes(): Promise<void> {
  const began = performance.now()
  const yardstick = await readColumns(duckdb, paths, most * HOUSEHOLDS_A_MARKET)
  const oracle = oracleOf(yardstick)
  const postgres = await sameInPostgres(duckdb, paths.slice(0, inPostgres))
  console.log(`oracle, and PostgreSQL with ${inPostgres} markets, ready after ${seconds(began)} s`)
  for (const { markets, rounds, goal } of SCOPES.filter((one) => one.markets <= most)) {
    const questions = questionsOf(markets)
    const names = ['program', 'oracle', 'postgres'] as const
    const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Times
    for (let round = -1; round < rounds; round += 1) {
      for (const question of questions) {
        const ours = await timed(() => engine.tally(question))
        const judge = await timed(() => oracle(question, markets * HOUSEHOLDS_A_MARKET))
        if (round < 0) mustBeEqual(ours.done, judge.done)
        else {
          times.program.push(ours.took)
          times.oracle.push(judge.took)
        }
        if (round >= roundsInPostgres(markets)) continue
        const theirs = await timed(() => postgres.count(question))
        if (round >= 0) times.postgres.push(theirs.took)
      }
    }
    console.log(`${markets} markets, ${markets * HOUSEHOLDS_A_MARKET} households (goal: ${goal})`)
    for (const [name, all] of Object.entries(times))
      if (all.length > 0) print(name, all, times.oracle)
  }
  await postgres.stop()
}

type Times = Record<'program' | 'oracle' | 'postgres', number[]>

function print(name: string, times: number[], oracle: number[]): void {
  const ratio = at(times, 0.5) / at(oracle, 0.5)
  const figures = [0.5, 0.95].map((part) => at(times, part).toFixed(1)).join(' and ')
  console.log(
    `  ${name}: half within and 95 % within ${figures} ms, ${ratio.toFixed(1)} times the oracle`,
  )
}

function at(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? NaN
}

async function timed<Done>(
  work: () => Done | Promise<Done>,
): Promise<{ done: Done; took: number }> {
  const began = performance.now()
  return { done: await work(), took: performance.now() - began }
}

function mustBeEqual(...answers: [readonly Tally[], readonly Tally[]]): void {
  const [ours, judge] = answers.map((all) => all.map((one) => Object.values(one).join()).sort())
  if (JSON.stringify(ours) !== JSON.stringify(judge)) throw new Error('The oracle says otherwise')
}

/** Eight people, each of whom counts again as soon as they are answered. */
async function manyPeople(engine: AudienceEngine): Promise<void> {
  const SECONDS = 5
  const inTurn = countInTurn({ most: 4, waiting: 100 })
  const [question] = questionsOf(1) as [AudienceQuestion]
  await engine.tally(question)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  const end = performance.now() + SECONDS * 1_000
  let answers = 0
  const before = process.cpuUsage()
  delay.enable()
  await Promise.all(
    Array.from({ length: 8 }, async (_, person) => {
      while (performance.now() < end) {
        // Not kept while the next one is counted: the product folds an answer at once, and drops it.
        if ((await inTurn(`${person}`, (signal) => engine.tally(question, signal))).ok) answers += 1
      }
    }),
  )
  const { user, system } = process.cpuUsage(before)
  delay.disable()
  const [late, latest] = [delay.percentile(99), delay.max].map((one) => (one / 1e6).toFixed(1))
  console.log(
    `8 people at one market: ${Math.round(answers / SECONDS)} answers a second (goal: 300)`,
  )
  console.log(`  ${((user + system) / 1_000 / answers).toFixed(1)} ms of processor time an answer`)
  // Without a single measurement it would print 0: a loop that never turned.
  console.log(
    `  ${delay.count} looks at the event loop: p99 ${late} ms late, at most ${latest} ms (goal: 20)`,
  )
}

/** Eight people count one market while its file is replaced again and again, the older ones removed. */
async function replacedMarket(files: Markets): Promise<void> {
  const SECONDS = 5
  const folderOfVersions = join(folder, 'versions')
  mkdirSync(folderOfVersions, { recursive: true })
  const sources = [files.get(1), files.get(2)].map((file) => file as NonNullable<typeof file>)
  const current = { file: sources[0] as (typeof sources)[number] }
  const [question] = questionsOf(1) as [AudienceQuestion]
  const right = new Set<string>()
  const digest = (tallies: readonly Tally[]) =>
    tallies
      .map((one) => `${one.group} ${one.a} ${one.b} ${one.mask} ${one.count}`)
      .sort()
      .join()
  for (const file of sources) right.add(digest(await open(new Map([[1, file]])).tally(question)))
  const end = performance.now() + SECONDS * 1_000
  const results = { answers: 0, torn: 0, errors: 0, versions: 0 }
  const people = Array.from({ length: 8 }, async () => {
    while (performance.now() < end) {
      await open(new Map([[1, current.file]]))
        .tally(question)
        .then((tallies) => (results[right.has(digest(tallies)) ? 'answers' : 'torn'] += 1))
        .catch(() => (results.errors += 1))
    }
  })
  while (performance.now() < end) {
    const { path, ...written } = sources[results.versions % 2] as (typeof sources)[number]
    const version = join(folderOfVersions, `${(results.versions += 1)}.parquet`)
    copyFileSync(path, version)
    current.file = { path: version, ...written }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await Promise.all(people)
  rmSync(folderOfVersions, { recursive: true })
  console.log(
    `a market replaced ${results.versions} times while 8 people count it: ${results.answers} answers,`,
  )
  console.log(`  ${results.torn} torn, ${results.errors} errors (goal: none)`)
}

function seconds(from: number): string {
  return ((performance.now() - from) / 1_000).toFixed(0)
}

function megabytes(): number {
  return Math.round(process.memoryUsage().rss / 1e6)
}
