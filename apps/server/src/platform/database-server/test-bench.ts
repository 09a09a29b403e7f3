import { chmodSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import {
  isRoot,
  makeCheckout,
  newFolder,
  postmasterPid,
  processesNaming,
  runProgram,
  until,
  type Program,
} from './test-checkout.ts'

export const NOBODY = { uid: 65_534, gid: 65_534 }
export const AS_NOBODY = ['setpriv', '--reuid', '65534', '--regid', '65534', '--clear-groups']
export const asOrdinaryUser = isRoot ? AS_NOBODY : []

export interface Bench {
  /** New for each test. */
  dataDir: string
  program: string
  run(prefix?: string[], program?: string): Program
}

/** A checkout for all tests of a file, a data folder for each, and nothing left running after it. */
export function testBench(): Bench {
  let checkout: string
  let programs: Program[]
  const bench: Bench = {
    dataDir: '',
    program: '',
    run(prefix = [], program = bench.program) {
      const started = runProgram(program, bench.dataDir, prefix)
      programs.push(started)
      return started
    },
  }
  beforeAll(async () => {
    checkout = newFolder()
    chmodSync(checkout, 0o755)
    bench.program = await makeCheckout(checkout)
  })
  beforeEach(() => {
    bench.dataDir = newFolder()
    programs = []
  })
  afterEach(async () => {
    for (const { child } of programs) child.kill('SIGTERM')
    await Promise.all(programs.map(({ ended }) => ended))
    await until(() => processesNaming(bench.dataDir).length === 0)
    rmSync(bench.dataDir, { recursive: true, force: true })
  })
  afterAll(() => rmSync(checkout, { recursive: true, force: true }))
  return bench
}

/** Waits until its database answers; the number of that process. */
export async function runs(started: Program): Promise<number> {
  expect(await started.report).toHaveProperty('ownerUrl')
  return postmasterPid(started.dataDir)
}

export async function ends(started: Program, signal: NodeJS.Signals): Promise<void> {
  started.child.kill(signal)
  await started.ended
}

/** A folder that holds these programs and no others. */
export function toolbox(...names: string[]): string {
  const folder = newFolder()
  for (const name of names) symlinkSync(`/usr/bin/${name}`, path.join(folder, name))
  return folder
}
