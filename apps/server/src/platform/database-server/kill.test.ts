import { spawn } from 'node:child_process'
import { chownSync, existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { asOrdinaryUser, ends, NOBODY, runs, testBench, toolbox } from './test-bench.ts'
import {
  AT_ONCE_MS,
  isAlive,
  isRoot,
  newFolder,
  processesNaming,
  runProgram,
  until,
} from './test-checkout.ts'

const bench = testBench()

describe('when the program is killed', () => {
  test('its database ends at once, and the next start finds everything in order', async () => {
    const first = bench.run()
    const postgres = await runs(first)
    await ends(first, 'SIGKILL')
    await until(() => !isAlive(postgres), AT_ONCE_MS)
    await runs(bench.run())
  })

  test('a start in the same moment waits for the old database to end', async () => {
    for (let round = 0; round < 3; round += 1) {
      const started = bench.run()
      await runs(started)
      await ends(started, 'SIGKILL')
    }
    expect(isAlive(await runs(bench.run()))).toBe(true)
  })

  test('while the database is created, the next start creates it again, and a later one leaves no rest', async () => {
    const workshops = path.join(bench.dataDir, 'unfinished-')
    for (const moment of [0, 100, 200]) {
      const begun = bench.run()
      await until(() => processesNaming(workshops).length > 0)
      await pause(moment)
      await ends(begun, 'SIGKILL')
      expect(existsSync(path.join(bench.dataDir, 'postgres'))).toBe(false)
    }
    const again = bench.run()
    await runs(again)
    await until(() => processesNaming(workshops).length === 0)
    await ends(again, 'SIGKILL')
    for (const name of readdirSync(bench.dataDir)) utimesSync(path.join(bench.dataDir, name), 1, 1)
    await runs(bench.run())
    expect(readdirSync(bench.dataDir)).toEqual(['postgres'])
  })

  test('where the kernel cannot end the database with it, the next start does', async () => {
    const withoutSetpriv = toolbox('unshare', 'sh')
    const first = bench.run(['env', `PATH=${withoutSetpriv}`])
    const postgres = await runs(first)
    await ends(first, 'SIGKILL')
    await pause(100)
    expect(isAlive(postgres)).toBe(true)
    expect(await runs(bench.run())).not.toBe(postgres)
    expect(isAlive(postgres)).toBe(false)
    rmSync(withoutSetpriv, { recursive: true })
  })

  test('a number in the pid file that belongs to another process by now is no hindrance', async () => {
    if (isRoot) chownSync(bench.dataDir, NOBODY.uid, NOBODY.gid)
    const first = bench.run(asOrdinaryUser)
    await runs(first)
    await ends(first, 'SIGKILL')
    await until(() => processesNaming(bench.dataDir).length === 0)
    const [sleep = 'sleep', ...args] = [...asOrdinaryUser, 'sleep', '20']
    const stranger = spawn(sleep, args)
    const file = path.join(bench.dataDir, 'postgres', 'postmaster.pid')
    writeFileSync(file, `${stranger.pid}\n${bench.dataDir}/postgres\n`)
    expect(await runs(bench.run(asOrdinaryUser))).not.toBe(stranger.pid)
    expect(isAlive(stranger.pid as number)).toBe(true)
    stranger.kill()
  })
})

describe('two programs on one folder', () => {
  test('one of two that start at once runs, and the other says that it is not alone', async () => {
    const reports = await Promise.all([bench.run().report, bench.run().report])
    expect(reports.filter((one) => one.ownerUrl)).toHaveLength(1)
    expect(reports.find((one) => one.name)).toMatchObject({
      name: 'AlreadyRunningError',
      message: `Another Marquee is running on ${bench.dataDir}: stop it first, or start with another DATA_DIR and PORT.`,
    })
  })

  test('the second leaves the first and its database alone', async () => {
    const postgres = await runs(bench.run())
    const second = bench.run()
    expect((await second.report).name).toBe('AlreadyRunningError')
    expect(await second.ended).toBe(1)
    expect(isAlive(postgres)).toBe(true)
  })

  test('programs on two folders run side by side', async () => {
    await runs(bench.run())
    const other = newFolder()
    const second = runProgram(bench.program, other)
    expect(await second.report).toHaveProperty('ownerUrl')
    second.child.kill('SIGTERM')
    await second.ended
    rmSync(other, { recursive: true })
  })
})
