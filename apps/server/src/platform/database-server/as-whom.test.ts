import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { handOver } from './cluster.ts'
import { AS_NOBODY, asOrdinaryUser, ends, NOBODY, runs, testBench, toolbox } from './test-bench.ts'
import {
  AT_ONCE_MS,
  isAlive,
  isRoot,
  makeCheckout,
  postmasterPid,
  runProgram,
  until,
} from './test-checkout.ts'

const bench = testBench()

describe('for every user who starts it', () => {
  test('a checkout and a data folder under a home that others cannot enter will do', async () => {
    const home = mkdtempSync(path.join(os.homedir(), '.marquee-test-'))
    try {
      const started = runProgram(await makeCheckout(home), path.join(home, 'data'))
      expect(await started.report).toHaveProperty('ownerUrl')
      const postgres = postmasterPid(path.join(home, 'data'))
      await ends(started, 'SIGKILL')
      await until(() => !isAlive(postgres), AT_ONCE_MS)
    } finally {
      rmSync(home, { recursive: true, force: true })
    }
  })

  test('an ordinary user gets a database that ends with the program', async () => {
    if (isRoot) chownSync(bench.dataDir, NOBODY.uid, NOBODY.gid)
    const started = bench.run(asOrdinaryUser)
    const postgres = await runs(started)
    await ends(started, 'SIGKILL')
    await until(() => !isAlive(postgres), AT_ONCE_MS)
  })

  test('a folder that the user may not write to is named in one line', async () => {
    const closed = path.join(bench.dataDir, 'closed')
    mkdirSync(closed, { mode: 0o500 })
    chmodSync(bench.dataDir, 0o755)
    const refused = runProgram(bench.program, closed, asOrdinaryUser)
    expect(await refused.report).toEqual({
      name: 'StartError',
      message: `DATA_DIR ${closed} is not writable: give this user the right to write there, or choose another DATA_DIR.`,
    })
  })
})

describe.runIf(isRoot)('as root', () => {
  test("a database that an ordinary user's start has made is run as that user, and ends with the program", async () => {
    await createBefore()
    handOver(path.join(bench.dataDir, 'postgres'), NOBODY)
    const home = mkdtempSync(path.join(os.homedir(), '.marquee-test-'))
    try {
      const started = bench.run([], await makeCheckout(home))
      const postgres = await runs(started)
      expect(ownerOf(postgres)).toBe(NOBODY.uid)
      await ends(started, 'SIGKILL')
      await until(() => !isAlive(postgres), AT_ONCE_MS)
    } finally {
      rmSync(home, { recursive: true, force: true })
    }
  })

  test('where no namespace may be made, the database runs as user nobody, also one created before', async () => {
    await createBefore()
    const withoutUnshare = toolbox('setpriv', 'sh')
    const started = bench.run(['env', `PATH=${withoutUnshare}`])
    const postgres = await runs(started)
    expect(ownerOf(postgres)).toBe(NOBODY.uid)
    await ends(started, 'SIGKILL')
    await until(() => !isAlive(postgres), AT_ONCE_MS)
    rmSync(withoutUnshare, { recursive: true })
  })

  test("another user's database is refused to an ordinary user in one line", async () => {
    await createBefore()
    chmodSync(bench.dataDir, 0o777)
    expect(await bench.run(AS_NOBODY).report).toEqual({
      name: 'StartError',
      message: `The database in ${bench.dataDir}/postgres belongs to user 0, and this is user 65534: start as that user, or choose another DATA_DIR.`,
    })
  })
})

async function createBefore(): Promise<void> {
  const first = bench.run()
  await runs(first)
  await ends(first, 'SIGTERM')
}

function ownerOf(pid: number): number {
  return statSync(`/proc/${pid}`).uid
}
