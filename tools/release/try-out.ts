import type { ChildProcess } from 'node:child_process'
import { tokenOf } from '@marquee/test-kit/token'
import { addressOf, stop } from '../journeys/program.ts'

/** Begins a command of an unpacked release: on this machine, or inside another root. */
export type Launch = (
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
) => ChildProcess

interface Trying {
  launch: Launch
  /** As `./marquee version` says it. */
  version: string
  /** As the release sees it. */
  backupFile: string
  dataDir: string
  /** Also what takes longer: a backup that is proved, a picture, a piece as a PDF. */
  isWhole: boolean
}

/**
 * Starts a release with its demo, looks at it as people and operators do, and stops it again. Answers what was seen,
 * a sentence each.
 */
export async function tryOut(trying: Trying): Promise<string[]> {
  const { launch, version, dataDir, isWhole } = trying
  const seen: string[] = []
  const said = await output(launch(['version']))
  expect(said.startsWith(`${version} (`), `version says ${said}`)
  const env = { DATA_DIR: dataDir, PORT: '0', DEMO_CUSTOMERS: '1', LOG_LEVEL: 'warn' }
  const began = performance.now()
  const program = launch(['start'], env)
  try {
    const url = await addressOf(program)
    seen.push(`starts with its demo in ${((performance.now() - began) / 1000).toFixed(1)} s`)
    seen.push(...(await lookAsPerson(url, version, isWhole)))
    seen.push(...(await actAsOperator(trying, env)))
  } finally {
    await stop(program)
  }
  expect(program.exitCode === 0, `a signal to stop ends it with 0, not ${program.exitCode}`)
  return seen
}

async function lookAsPerson(url: string, version: string, isWhole: boolean): Promise<string[]> {
  const alive = await (await fetch(`${url}/healthz`)).json()
  expect(JSON.stringify(alive).includes(`"version":"${version}"`), 'healthz names the version')
  expect((await fetch(`${url}/readyz`)).ok, 'readyz answers 200')
  const page = await (await fetch(url)).text()
  const [, script = ''] = /<script[^>]+src="([^"]+)"/.exec(page) ?? []
  expect((await fetch(url + script)).ok && script !== '', 'the home page has a script')
  const token = await tokenOf(url, 'dealer')
  const looked = 'answers /healthz, /readyz and its home page, and signs a person in'
  return isWhole ? [looked, await drawings(url, token)] : [looked]
}

/** A picture comes out of sharp, and a piece as a PDF out of fonts, the print profile and pdfkit. */
async function drawings(url: string, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const call = async (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(url + path, { ...init, headers })
  const state: { person: { homeMarketKey: number } } = await (await call('/api/user-state')).json()
  const marketKey = state.person.homeMarketKey
  const found: { coupons: { key: number }[] } = await (
    await call(`/api/coupon?marketKey=${marketKey}`)
  ).json()
  const picture = await call(`/api/coupon/${found.coupons[0]?.key}/picture?marketKey=${marketKey}`)
  const kind = picture.headers.get('content-type') ?? ''
  expect(picture.ok && kind.startsWith('image/'), `a coupon is drawn: ${picture.status}`)
  const body = JSON.stringify({ creativeTemplateKey: 1, marketKey })
  const proof: { url: string } = await (
    await call('/api/piece/proof', { method: 'POST', body })
  ).json()
  const paper = Buffer.from(await (await fetch(url + proof.url)).arrayBuffer())
  expect(paper.subarray(0, 5).toString() === '%PDF-', 'a piece is printed')
  return `draws a coupon (${kind}) and prints a piece (${paper.length} bytes of PDF)`
}

async function actAsOperator(
  { launch, backupFile, isWhole }: Trying,
  env: Readonly<Record<string, string>>,
): Promise<string[]> {
  if (!isWhole) {
    const said = await output(launch(['verify-audit'], env))
    expect(said.includes('is whole'), `verify-audit says ${said}`)
    return ['verifies its audit log']
  }
  const saved = await output(launch(['backup', backupFile], env))
  expect(saved.includes('Keep it safe'), `backup says ${saved}`)
  const checked = await output(launch(['restore', backupFile, '--check'], env))
  expect(checked.includes('is whole'), `restore --check says ${checked}`)
  return [`writes a backup and proves it: ${saved}`]
}

function expect(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Not so: ${what}`)
}

async function output(child: ChildProcess): Promise<string> {
  let printed = ''
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const code = await new Promise((resolve) => child.once('close', resolve))
  expect(code === 0, `a command ended with ${String(code)}: ${printed}`)
  return printed.trim()
}
