import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'

const ROUNDS = 5
/** Until both routes are compiled for good: the first seconds are slower. */
const WARM_UP = 8
const SECONDS = 4

const server = fork(fileURLToPath(new URL('user-state-server.ts', import.meta.url)), {
  execArgv: [
    ...(process.env.PROFILE ? ['--cpu-prof', '--cpu-prof-dir', process.env.PROFILE] : []),
    '--import',
    'tsx',
  ],
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
})
const { ours, theirs, token } = await new Promise<Record<'ours' | 'theirs' | 'token', string>>(
  (resolve) => server.once('message', resolve as (message: unknown) => void),
)

const rounds: { ours: number; theirs: number }[] = []
await load(ours, WARM_UP)
await load(theirs, WARM_UP / 2)
for (let round = 1; round <= ROUNDS; round += 1) {
  const pair = { ours: await load(ours, SECONDS), theirs: await load(theirs, SECONDS) }
  rounds.push(pair)
  const ratio = (pair.ours / pair.theirs).toFixed(3)
  console.log(`round ${round}: user-state ${pair.ours}/s, bare ${pair.theirs}/s, ratio ${ratio}`)
}
const ratios = rounds.map((pair) => pair.ours / pair.theirs).sort((a, b) => a - b)
console.log(
  `ratio, median of ${ROUNDS}: ${ratios[Math.floor(ROUNDS / 2)]?.toFixed(3)} (goal: at least 0.10)`,
)
server.send('stop')

async function load(address: string, duration: number): Promise<number> {
  const result = await autocannon({
    url: `${address}/api/user-state`,
    connections: 50,
    duration,
    headers: { authorization: `Bearer ${token}` },
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error('Some calls were not answered')
  return Math.round(result.requests.average)
}
