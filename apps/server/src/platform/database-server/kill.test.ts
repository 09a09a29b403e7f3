import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  symlinkSync,
} from 'node:fs'
import { spawn } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { handOver } from './cluster.ts'
import {
  isAlive,
  isRoot,
  makeCheckout,
  newFolder,
  postmasterPid,
  processesNaming,
  runProgram,
  until,
  type Program,
} from './test-checkout.ts'

const NOBODY = { uid: 65_534, gid: 65_534 }
const AS_NOBODY = ['setpriv', '--reuid', '65534', '--regid', '65534', '--clear-groups']
const asOrdinaryUser = isRoot ? AS_NOBODY : []

let checkout: string
let program: string
let dataDir: string
let programs: Program[]

beforeAll(async () => {
  checkout = newFolder()
  chmodSync(checkout, 0o755)
  program = await makeCheckout(checkout)
})

beforeEach(() => {
  dataDir = newFolder()
  programs = []
})

afterEach(async () => {
  for (const { child } of programs) child.kill('SIGTERM')
  await Promise.all(programs.map(({ ended }) => ended))
  await until(() => processesNaming(dataDir).length === 0)
  rmSync(dataDir, { recursive: true, force: true })
})

afterAll(() => rmSync(checkout, { recursive: true, force: true }))

function run(prefix: string[] = [], from = program): Program {
  const started = runProgram(from, dataDir, prefix)
  programs.push(started)
  return started
}

async function runs(started: Program): Promise<number> {
  expect(await started.told).toHaveProperty('ownerUrl')
  return postmasterPid(dataDir)
}

async function killed(started: Program): Promise<void> {
  started.child.kill('SIGKILL')
  await started.ended
}

describe('when the program is killed', () => {
  test('its database ends at once, and the next start finds everything in order', async () => {
    const first = run()
    const postgres = await runs(first)
    await killed(first)
    await until(() => !isAlive(postgres), 1_000)
    await runs(run())
  })

  test('a start in the same moment waits for the old database to end', async () => {
    for (let round = 0; round < 3; round += 1) {
      const started = run()
      await runs(started)
      await killed(started)
    }
    expect(isAlive(await runs(run()))).toBe(true)
  })

  test('in the middle of making the database, the next start makes it anew, and a later one leaves no rest', async () => {
    const workshops = path.join(dataDir, 'unfinished-')
    for (const moment of [0, 100, 200]) {
      const begun = run()
      await until(() => processesNaming(workshops).length > 0)
      await pause(moment)
      await killed(begun)
      expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false)
    }
    await runs(run())
    await until(() => processesNaming(workshops).length === 0)
    await killed(programs.at(-1) as Program)
    for (const name of readdirSync(dataDir)) utimesSync(path.join(dataDir, name), 1, 1)
    await runs(run())
    expect(readdirSync(dataDir)).toEqual(['postgres'])
  })

  test('where the kernel cannot end the database with it, the next start does', async () => {
    const withoutSetpriv = toolbox('unshare', 'sh')
    const postgres = await runs(run(['env', `PATH=${withoutSetpriv}`]))
    await killed(programs[0] as Program)
    await pause(100)
    expect(isAlive(postgres)).toBe(true)
    expect(await runs(run())).not.toBe(postgres)
    expect(isAlive(postgres)).toBe(false)
    rmSync(withoutSetpriv, { recursive: true })
  })

  test('a number in the pid file that belongs to somebody else by now is no hindrance', async () => {
    if (isRoot) chownSync(dataDir, NOBODY.uid, NOBODY.gid)
    await runs(run(asOrdinaryUser))
    await killed(programs[0] as Program)
    await until(() => processesNaming(dataDir).length === 0)
    const [sleep = 'sleep', ...args] = [...asOrdinaryUser, 'sleep', '20']
    const somebody = spawn(sleep, args)
    const file = path.join(dataDir, 'postgres', 'postmaster.pid')
    writeFileSync(file, `${somebody.pid}\n${dataDir}/postgres\n`)
    expect(await runs(run(asOrdinaryUser))).not.toBe(somebody.pid)
    expect(isAlive(somebody.pid as number)).toBe(true)
    somebody.kill()
  })
})

describe('two programs on one folder', () => {
  test('one of two that start at once runs, and the other says that it is not alone', async () => {
    const told = await Promise.all([run().told, run().told])
    expect(told.filter((one) => one.ownerUrl)).toHaveLength(1)
    expect(told.find((one) => one.name)).toMatchObject({
      name: 'AlreadyRunningError',
      message: `Another Marquee is running on ${dataDir}: stop it first, or start with another DATA_DIR and PORT.`,
    })
  })

  test('the second leaves the first and its database alone', async () => {
    const postgres = await runs(run())
    const second = run()
    expect((await second.told).name).toBe('AlreadyRunningError')
    expect(await second.ended).toBe(1)
    expect(isAlive(postgres)).toBe(true)
  })

  test('programs on two folders run side by side', async () => {
    await runs(run())
    const other = newFolder()
    const second = runProgram(program, other)
    expect(await second.told).toHaveProperty('ownerUrl')
    second.child.kill('SIGTERM')
    await second.ended
    rmSync(other, { recursive: true })
  })
})

describe('whoever starts it', () => {
  test('a checkout and a data folder under a home that others cannot enter will do', async () => {
    const home = mkdtempSync(path.join(os.homedir(), '.marquee-test-'))
    try {
      const started = runProgram(await makeCheckout(home), path.join(home, 'data'))
      expect(await started.told).toHaveProperty('ownerUrl')
      const postgres = postmasterPid(path.join(home, 'data'))
      await killed(started)
      await until(() => !isAlive(postgres), 1_000)
    } finally {
      rmSync(home, { recursive: true, force: true })
    }
  })

  test('an ordinary user gets a database that ends with the program', async () => {
    if (isRoot) chownSync(dataDir, NOBODY.uid, NOBODY.gid)
    const started = run(asOrdinaryUser)
    const postgres = await runs(started)
    await killed(started)
    await until(() => !isAlive(postgres), 1_000)
  })

  test('a folder that the user may not write to is named in one line', async () => {
    const closed = path.join(dataDir, 'closed')
    mkdirSync(closed, { mode: 0o500 })
    chmodSync(dataDir, 0o755)
    const refused = runProgram(program, closed, asOrdinaryUser)
    expect(await refused.told).toEqual({
      name: 'StartError',
      message: `DATA_DIR ${closed} is not writable: give this user the right to write there, or choose another DATA_DIR.`,
    })
  })
})

describe.runIf(isRoot)('as root', () => {
  test("a database that an ordinary user's start has made is run as that user, and ends with the program", async () => {
    await madeBefore()
    handOver(path.join(dataDir, 'postgres'), NOBODY)
    const home = mkdtempSync(path.join(os.homedir(), '.marquee-test-'))
    try {
      const started = run([], await makeCheckout(home))
      const postgres = await runs(started)
      expect(ownerOf(postgres)).toBe(NOBODY.uid)
      await killed(started)
      await until(() => !isAlive(postgres), 1_000)
    } finally {
      rmSync(home, { recursive: true, force: true })
    }
  })

  test('where no namespace may be made, the database runs as nobody, also one made before', async () => {
    await madeBefore()
    const withoutUnshare = toolbox('setpriv', 'sh')
    const started = run(['env', `PATH=${withoutUnshare}`])
    const postgres = await runs(started)
    expect(ownerOf(postgres)).toBe(NOBODY.uid)
    await killed(started)
    await until(() => !isAlive(postgres), 1_000)
    rmSync(withoutUnshare, { recursive: true })
  })

  test("another user's database is refused to an ordinary user in one line", async () => {
    await madeBefore()
    chmodSync(dataDir, 0o777)
    expect(await run(AS_NOBODY).told).toEqual({
      name: 'StartError',
      message: `The database in ${dataDir}/postgres belongs to user 0, and this is user 65534: start as that user, or choose another DATA_DIR.`,
    })
  })
})

async function madeBefore(): Promise<void> {
  const first = run()
  await runs(first)
  first.child.kill('SIGTERM')
  await first.ended
}

/** A folder that holds these programs and no others. */
function toolbox(...names: string[]): string {
  const folder = newFolder()
  for (const name of names) symlinkSync(`/usr/bin/${name}`, path.join(folder, name))
  return folder
}

function ownerOf(pid: number): number {
  return statSync(`/proc/${pid}`).uid
}
