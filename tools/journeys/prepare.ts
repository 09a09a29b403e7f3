import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { tokenOf } from '@marquee/test-kit/token'
import { findBrowser } from '../find-browser.ts'
import { addressOf, startProgram, stop } from './program.ts'

/** What journeys start from: a browser, and the data of a program with the whole demo. */
export interface Prepared {
  browser: string
  data: string
}

/** The last campaign that the demo creates, once the customers of its dealers are there. */
const LAST_STORY = { text: 'Detroit winter check', statuses: ['SUBMITTED'] }
const DEMO_MS = 300_000

export const demoIn = (folder: string): string => join(folder, 'demo')

/** Takes most of a minute the first time; the second time everything is there. */
export async function prepareJourneys(folder: string): Promise<Prepared> {
  const data = demoIn(folder)
  // Written last: it says that the rest is whole.
  const note = join(folder, 'browser')
  if (existsSync(note)) return { browser: readFileSync(note, 'utf8'), data }
  const browser = await findBrowser()
  await loadDemo(data)
  writeFileSync(note, browser)
  return { browser, data }
}

/** Fills a folder with the whole demo by a program that ends again. */
export async function loadDemo(
  data: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const program = startProgram(data, settings)
  try {
    await demoLoaded(await addressOf(program))
  } finally {
    await stop(program)
  }
}

/** The demo's customers and campaigns come by jobs, while the program serves already. */
async function demoLoaded(address: string): Promise<void> {
  const headers = {
    authorization: `Bearer ${await tokenOf(address, 'district')}`,
    'content-type': 'application/json',
  }
  const body = JSON.stringify({ criteria: LAST_STORY })
  const end = Date.now() + DEMO_MS
  while (Date.now() < end) {
    const answer = await fetch(`${address}/api/campaign/search`, { method: 'POST', headers, body })
    const { totalElements } = (await answer.json()) as { totalElements: number }
    if (totalElements > 0) return
    await pause(500)
  }
  throw new Error('The demo was not loaded in five minutes')
}
