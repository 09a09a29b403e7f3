import { readFileSync } from 'node:fs'
import { ROOT_PATH } from '../packages/rules/src/access/index.ts'
import { APP_ROLE, connect, inScope } from '../apps/server/src/platform/sql/index.ts'
import { makePackage } from '../apps/server/src/print-packages/make-package.change.ts'

// Makes packages at once in a process of its own, so that its memory is its own and it can be killed.

const [url = '', ...keys] = process.argv.slice(2)
const pool = connect({ url, role: APP_ROLE }, () => {}, 'jobs')
const started = performance.now()
const make = (key: string) =>
  makePackage(Number(key), {
    inOwn: (work) =>
      inScope(pool, { path: ROOT_PATH }, ({ sql }) => work((store) => store(sql, ROOT_PATH))),
    signal: new AbortController().signal,
    progressed: async () => {},
    now: Date.now(),
  })
await Promise.all(keys.map(make))
const most = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
process.send?.({ seconds: (performance.now() - started) / 1_000, megabytes: Number(most) / 1_000 })
await pool.end()
process.disconnect?.()
