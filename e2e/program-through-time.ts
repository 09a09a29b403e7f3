import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { addressOf, startProgram, stop } from '../tools/journeys/program.ts'
import { choosePerson, type DemoPerson } from './open-page.ts'
import { expect } from './people.ts'

const MOVED_CLOCK = new URL('./moved-clock.mjs', import.meta.url).href

export interface Moment {
  /** A page of a browser whose clock is that of the program. */
  as: (person: DemoPerson, path: string) => Promise<Page>
}

export interface ProgramThroughTime {
  /** Ends the program, and starts it again on the same data when its clock says so. */
  at: (moment: Date) => Promise<Moment>
  /** Ends all of it and forgets its data. */
  end: () => Promise<void>
}

/** A program of its own with the whole demo, for which time does not pass but is chosen. */
export function programThroughTime(
  browser: Browser,
  listen: (page: Page) => void,
  settings: Readonly<Record<string, string>> = {},
): ProgramThroughTime {
  const { MARQUEE_UNTOUCHED: untouched } = process.env
  if (!untouched) throw new Error('MARQUEE_UNTOUCHED names data on which no program runs')
  const folder = mkdtempSync(join(tmpdir(), 'marquee-through-time-'))
  cpSync(untouched, folder, { recursive: true })
  let leave = async () => {}
  return {
    async at(moment) {
      await leave()
      const ahead = moment.getTime() - Date.now()
      const program = startProgram(folder, {
        NODE_OPTIONS: `--import=${MOVED_CLOCK}`,
        CLOCK_AHEAD_MS: String(ahead),
        ...settings,
      })
      const opened: Page[] = []
      leave = async () => {
        await Promise.all(opened.map((page) => page.context().close()))
        await stop(program)
      }
      const baseURL = await addressOf(program)
      return {
        async as(person, path) {
          const context = await browser.newContext({ baseURL })
          const page = await context.newPage()
          opened.push(page)
          listen(page)
          await page.clock.install({ time: Date.now() + ahead })
          await page.goto('/')
          await choosePerson(page, person)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          return page
        },
      }
    },
    async end() {
      await leave()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
