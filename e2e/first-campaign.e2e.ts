import { execFile, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { addressOf, startProgram, stop } from '../tools/journeys/program.ts'
import { chooseOption } from './choose-option.ts'
import { expect, test } from './people.ts'

const ADA = 'ada@example.com'
const DEALER = 'Lakeside Honda'
const folder = mkdtempSync(join(tmpdir(), 'marquee-first-'))
let program: ChildProcess
let address: string

// As operators begin: an empty database, and one administrator.
test.beforeAll(async () => {
  program = startProgram(folder, { DEMO_DATA: 'off' })
  address = await addressOf(program)
  const appoint = ['--import', 'tsx', 'tools/first-admin.ts', ADA]
  await promisify(execFile)(process.execPath, appoint, {
    env: { ...process.env, DATA_DIR: folder },
  })
})
test.afterAll(async () => {
  await stop(program)
  rmSync(folder, { recursive: true, force: true })
})

async function signedIn(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('textbox', { name: /by email address/ }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('banner')).toBeVisible()
  return page
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })

/** From the list of first steps to where the next one is done. */
async function nextStep(page: Page, done: number, action: string): Promise<void> {
  await page.goto('/admin/begin')
  await expect(page.getByText(`${done} of 8 steps are done.`)).toBeVisible()
  const next = page.getByRole('listitem').filter({ hasText: 'Next' })
  await next.getByRole('link', { name: action }).click()
}

async function load(page: Page, name: string, lines: readonly string[]): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  })
}

async function importTable(page: Page, name: string, lines: readonly string[]): Promise<void> {
  await load(page, name, lines)
  await press(page, 'Import')
  await expect(page.getByText(`${name} was imported`)).toBeVisible()
}

/** Households around the dealer, who have an email address. */
const CUSTOMERS = [
  'First name,Last name,Street address,City,State,ZIP,Email,Last visit',
  ...Array.from(
    { length: 400 },
    (_, at) =>
      `Ada,Quill${at},${at + 1} Main St,Ann Arbor,MI,48104,c${at}@customers.example,03/14/2026`,
  ),
]

test('from an empty installation to the first approved campaign of a dealer, by the screens alone', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const ada = await signedIn(browser, ADA)
  await expect(ada.getByText('0 of 8 first steps are done. Next: Add a brand.')).toBeVisible()
  await ada.getByRole('link', { name: 'See the first steps' }).click()

  await nextStep(ada, 0, 'Add a brand')
  await press(ada, 'Add a market')
  await chooseOption(ada, 'Level', 'Brand')
  await box(ada, /ID/).fill('HONDA')
  await box(ada, /^Name/).fill('Honda')
  await press(ada, 'Add')
  await expect(ada.getByRole('row', { name: /Honda/ })).toBeVisible()

  await nextStep(ada, 1, 'Load markets from a file')
  await importTable(ada, 'markets.csv', [
    'Level,Source ID,Parent,Name,Street address,City,State,ZIP code,Phone,Time zone,Enrolled',
    'zone,Z1,HONDA,Central Zone,,,,,,,',
    'district,D4,Z1,District 4,,,,,,,',
    `dealer,208114,D4,${DEALER},1200 Washtenaw Ave,Ann Arbor,MI,48104,734-555-0114,America/Detroit,yes`,
  ])
  await nextStep(ada, 2, 'Load models from a file')
  await importTable(ada, 'vehicles.csv', [
    'Brand,Make,Model,Years',
    'HONDA,Honda,Accord,2018-2026',
    'HONDA,Honda,Civic,2018-2026',
  ])
  await nextStep(ada, 3, 'Load people from a file')
  await importTable(ada, 'people.csv', [
    'Email,Name,Market,Preset',
    'dana@lakeside.example,Dana Whitfield,208114,Dealer marketing',
    'priya@honda.example,Priya Raman,D4,Field manager',
  ])

  await nextStep(ada, 4, 'Make a creative')
  await box(ada, /^Name/).fill('Spring check')
  await box(ada, /^Headline/).fill('Ready for spring')
  await ada.getByRole('checkbox', { name: 'Email', exact: true }).check()
  await press(ada, 'Save creative')
  await expect(ada.getByText('Spring check was created.')).toBeVisible()

  await nextStep(ada, 5, 'Go to the templates')
  await ada.getByRole('link', { name: 'Create template' }).click()
  await writeTemplate(ada)

  await nextStep(ada, 6, 'Load customers')
  await ada.getByRole('combobox', { name: 'Dealer' }).fill(DEALER)
  await ada.getByRole('option', { name: DEALER }).click()
  await load(ada, 'customers.csv', CUSTOMERS)
  await press(ada, 'Start import')
  await expect(ada.getByText(`The customers of ${DEALER} are published`)).toBeVisible()

  const dana = await signedIn(browser, 'dana@lakeside.example')
  await dana.getByRole('link', { name: 'Objective Focused' }).first().click()
  await dana.getByRole('link', { name: 'Spring mailing', exact: true }).click()
  await press(dana, 'Create campaign')
  await expect(dana).toHaveURL(/details$/)
  await box(dana, /^Enter Campaign Name/).fill('Spring at Lakeside')
  await dana.getByRole('button', { name: /^Choose date for Mail Date/ }).click()
  const days = dana.locator('button[role="gridcell"]:not([disabled])')
  await dana.getByRole('button', { name: 'Next month' }).click()
  await days.last().click()
  await press(dana, 'Save and continue')
  await expect(dana).toHaveURL(/audience-builder$/)
  await expect(dana.getByRole('region', { name: 'Your audience' })).toBeVisible()
  await press(dana, 'Save and continue')
  await dana.getByRole('button', { name: 'Submit order: 400 pieces, $17.00' }).click()
  await expect(dana.getByText('Order submitted')).toBeVisible()

  const priya = await signedIn(browser, 'priya@honda.example')
  await priya.goto('/approvals')
  const opened = priya.context().waitForEvent('page')
  await priya.getByRole('link', { name: /^Spring at Lakeside/ }).click()
  const review = await opened
  await press(review, 'Approve campaign')
  await expect(review.getByRole('alertdialog')).toContainText('400 pieces for $17.00. For ')
  await review.keyboard.press('Enter')
  await expect(review.getByText('Campaign approved')).toBeVisible()

  await ada.goto('/admin/begin')
  await expect(ada.getByText('Everything is in place.')).toBeVisible()
  await ada.goto('/')
  await expect(ada.getByText(/first steps are done/)).toHaveCount(0)
})

async function writeTemplate(page: Page): Promise<void> {
  const go = async (pane: string) => {
    const rail = page.getByRole('navigation', { name: 'Parts of the template' })
    await rail.getByRole('button', { name: new RegExp(`^${pane}`) }).click()
    await expect(page.getByRole('heading', { level: 2, name: pane })).toBeVisible()
  }
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await chooseOption(page, 'Brand', 'Honda')
  await field('Name').fill('Spring mailing')
  await go('Channels')
  await page.getByRole('checkbox', { name: 'Email', exact: true }).check()
  await field('Email').fill('.0425')
  await go('Steps')
  await press(page, 'Add step')
  await field('Name').fill('Spring email')
  await press(page, 'Choose creatives…')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Spring check/ })
    .click()
  await press(page, 'Add creative')
  await expect(field('Event Code')).toHaveValue(/^SM\d\d$/)
  await go('Who gets it')
  await page.getByRole('radio', { name: 'Every market of Honda' }).check()
  await press(page, 'Save template')
  await expect(page.getByText('Version 1. Campaigns keep')).toBeVisible()
  await press(page, 'Activate template')
  await press(page, 'Yes')
  await expect(page.getByText('Spring mailing is offered now.')).toBeVisible()
}
