import type { Page } from '@playwright/test'
import { addDays, readShownDate, showDate, type CalendarDate } from '@marquee/rules/calendar'
import { expectNoFindings } from './no-findings.ts'
import { expect, listenTo, test as base } from './people.ts'
import { programThroughTime, type Moment, type ProgramThroughTime } from './program-through-time.ts'
import { approveYear, button, orderYear, season } from './year-ordered.ts'

const [WINTER, SPRING, SUMMER, FALL] = [
  'Winter ready',
  'Spring starts here',
  'Summer road trip',
  'Fall safety days',
] as const
const NOT_NOW = 'A season that is ordered is changed in its customization period only.'
const BEGUN = 'This campaign can no longer be changed.'
const OPENS = 'It can be customized from'
const CLOSES = 'left to customize it, until'

const test = base.extend<{ program: ProgramThroughTime }>({
  program: async ({ browser, complaints }, use) => {
    const program = programThroughTime(browser, (page) => void listenTo(page, complaints))
    await use(program)
    await program.end()
  },
})

/** Noon at the dealer, or an hour after it. */
const noonOn = (day: CalendarDate) => new Date(`${day}T17:00:00Z`)

/** The day that the card of a season names after these words. */
async function dayAfter(words: string, page: Page, name: string): Promise<CalendarDate> {
  await expect(season(page, name)).toContainText(words)
  const [, rest = ''] = (await season(page, name).innerText()).split(words)
  const day = readShownDate(rest.trim().slice(0, 10))
  if (!day) throw new Error(`${name} names no day after “${words}”`)
  return day
}

/** The dealer orders the year, and the district approves it; the address of its seasons. */
async function yearApproved(dealer: Page, today: Moment): Promise<string> {
  const look = async () => {}
  const year = await orderYear(dealer, { press: (what) => what.click(), look })
  await approveYear(await today.as('district', `${year}/confirmation`), look)
  return `${year}/seasonal-campaigns`
}

/** The dealer takes another order of the coupons, which the district approves by itself. */
async function customizeWinter(dealer: Page, today: Moment): Promise<void> {
  await season(dealer, WINTER).getByRole('link', { name: 'Customize' }).click()
  await button(dealer, /down/i).first().click()
  await button(dealer, 'Save draft').click()
  await expect(dealer.getByText(/^Saved /)).toBeVisible()
  const winter = new URL(dealer.url()).pathname.split('/').at(-2)
  const district = await today.as('district', `/approvals/${winter}`)
  await expectNoFindings(district)
  await button(district, 'Approve touchpoints').click()
  await expect(district.getByText('Touchpoints approved')).toBeVisible()
}

async function cancelSeason(dealer: Page, name: string): Promise<void> {
  await button(season(dealer, name), 'Cancel season').click()
  await button(dealer.getByRole('dialog'), 'Cancel campaign').click()
  await expect(season(dealer, name)).toContainText('Canceled')
}

/** These seasons alone may be customized; each of the others says why not, at its button. */
async function expectOpen(
  page: Page,
  names: readonly string[],
  begun: readonly string[] = [],
): Promise<void> {
  for (const name of [WINTER, SPRING, FALL]) {
    const link = season(page, name).getByRole('link', { name: 'Customize' })
    if (names.includes(name)) await expect(link).toBeVisible()
    else {
      const reason = begun.includes(name) ? BEGUN : NOT_NOW
      await expect(button(season(page, name), 'Customize')).toHaveAccessibleDescription(reason)
      await expect(link).toHaveCount(0)
    }
  }
}

/** The program may be about to look. */
async function expectBegun(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.reload()
    await expect(season(page, name)).toContainText('Active', { timeout: 3_000 })
  }).toPass({ timeout: 30_000 })
}

/** All that the dealer ever read of seasons, the last first; the program may be about to look. */
async function expectNotices(page: Page, lines: readonly string[]): Promise<void> {
  const links = page.getByRole('link', { name: /can be customized/ })
  await expect(async () => {
    await page.goto('/notices')
    await expect(links).toHaveCount(lines.length, { timeout: 3_000 })
    const read = await links.allInnerTexts()
    // Before each of them stands that it is unread.
    expect(read.map((text) => text.slice(text.indexOf('“')))).toEqual(lines)
  }).toPass({ timeout: 30_000 })
}

test('through a year, a season takes changes in its period alone, which is announced when it begins and before it ends, unless the season was canceled [RTE-08, RTE-18]', async ({
  program,
}) => {
  test.slow()
  const today = await program.at(new Date())
  const catalog = '/campaigns/national-promotions?category=ANNUAL_SEASONAL'
  const dealer = await today.as('dealer', catalog)
  const seasons = await yearApproved(dealer, today)
  await dealer.goto(seasons)
  await customizeWinter(dealer, today)
  await dealer.goto(seasons)
  await expect(season(dealer, WINTER)).toContainText(CLOSES)
  await expect(season(dealer, WINTER)).not.toContainText('waits for a decision')
  await expectOpen(dealer, [WINTER])
  const [opens, summer, fall] = [
    await dayAfter(OPENS, dealer, SPRING),
    await dayAfter(OPENS, dealer, SUMMER),
    await dayAfter(OPENS, dealer, FALL),
  ]
  await cancelSeason(dealer, SUMMER)

  const atOpening = await (await program.at(noonOn(opens))).as('dealer', seasons)
  // No program ran on its day: it begins late, and waits for a person.
  await expectBegun(atOpening, WINTER)
  await expectOpen(atOpening, [SPRING], [WINTER])
  const closes = await dayAfter(CLOSES, atOpening, SPRING)
  await expectNoFindings(atOpening)
  const springOpened = `“${SPRING}” can be customized now, until ${showDate(closes)}.`
  await expectNotices(atOpening, [springOpened])

  const atEnd = await (await program.at(noonOn(addDays(closes, -1)))).as('dealer', seasons)
  await expectOpen(atEnd, [SPRING], [WINTER])
  await expect(season(atEnd, SPRING)).toContainText('1 day left to customize it')
  const mailed = await dayAfter('Mail date', atEnd, SPRING)
  const springCloses = `“${SPRING}” can be customized until ${showDate(closes)}. Then it goes out as it is.`
  await expectNotices(atEnd, [springCloses, springOpened])

  const behind = await (await program.at(noonOn(addDays(closes, 1)))).as('dealer', seasons)
  await expectOpen(behind, [], [WINTER])
  await expect(season(behind, SPRING)).toContainText('it goes out as it is')

  // The dealer did nothing in the spring, which begins on its day.
  const onItsDay = await (await program.at(noonOn(mailed))).as('dealer', seasons)
  await expectBegun(onItsDay, SPRING)
  await expect(season(onItsDay, FALL)).toContainText('Reserved')

  const inSummer = await (await program.at(noonOn(summer))).as('dealer', seasons)
  await expectOpen(inSummer, [], [WINTER, SPRING])
  await expect(season(inSummer, SPRING)).toContainText('Active')
  await expect(season(inSummer, SUMMER)).toContainText('Canceled')
  await expectNoFindings(inSummer)

  const inFall = await (await program.at(noonOn(fall))).as('dealer', seasons)
  await expectOpen(inFall, [FALL], [WINTER, SPRING])
  const lastDay = showDate(await dayAfter(CLOSES, inFall, FALL))
  const fallOpened = `“${FALL}” can be customized now, until ${lastDay}.`
  await expectNotices(inFall, [fallOpened, springCloses, springOpened])
})
