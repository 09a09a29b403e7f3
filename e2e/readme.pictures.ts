import { readFileSync, writeFileSync } from 'node:fs'
import { test as base, type BrowserContextOptions, type Page } from '@playwright/test'
import sharp from 'sharp'
import { builtCampaign, confirmationOf } from './built-campaign.ts'
import { load, openPage, type DemoPerson } from './open-page.ts'

// The pictures of the README, taken anew of a program that runs with the demo:
//   PICTURES=on npx playwright test

const FOLDER = 'docs/pictures'

const PHONE = { viewport: { width: 390, height: 844 } }
const DARK = { colorScheme: 'dark' } as const

interface Picture {
  name: string
  person: DemoPerson
  path: string
  /** What is there once the screen is whole. */
  ready: string
  options?: BrowserContextOptions
  /** What is done on the screen before. */
  first?: (page: Page) => Promise<void>
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const follow = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name }).first().click()
const begin = (page: Page) => press(page, 'Create campaign')

const toCreatives = async (page: Page) => {
  await begin(page)
  const steps = page.getByRole('navigation', { name: 'Steps of the campaign' })
  await steps.getByRole('link', { name: /^Creative/ }).click()
}

const PICTURES: readonly Picture[] = [
  { name: 'home', person: 'district', path: '/', ready: 'Next closed days' },
  { name: 'phone', person: 'dealer', path: '/', ready: 'Next closed days', options: PHONE },
  {
    name: 'catalog',
    person: 'dealer',
    path: '/campaigns/national-promotions',
    ready: 'Winter ready',
  },
  { name: 'calendar', person: 'district', path: '/calendar', ready: 'This month' },
  {
    name: 'review',
    person: 'district',
    path: '/approvals',
    ready: 'What changed',
    first: async (page) => {
      const href = await page.locator('a[href^="/approvals/"]').first().getAttribute('href')
      await page.goto(href ?? '')
    },
  },
  { name: 'approvals', person: 'district', path: '/approvals', ready: 'Waiting for me' },
  {
    name: 'builder',
    person: 'dealer',
    path: '/campaign/seasonal/7',
    ready: 'With the data of Ann Arbor Gablestone Honda.',
    first: async (page) => {
      await toCreatives(page)
      await press(page, /^Spring: open road/)
    },
  },
  {
    name: 'invitation',
    person: 'dealer',
    path: '/campaign/ondemand/4',
    ready: 'Your words on the piece',
    first: async (page) => {
      await toCreatives(page)
      await press(page, /^Evening in the showroom/)
    },
  },
  {
    name: 'touchpoints',
    person: 'dealer',
    path: '/campaign/srs/12',
    ready: 'Tires',
    first: begin,
  },
  {
    name: 'audience',
    person: 'dealer',
    path: '/campaign/seasonal/7',
    ready: 'Your audience',
    first: async (page) => {
      await begin(page)
      const steps = page.getByRole('navigation', { name: 'Steps of the campaign' })
      await steps.getByRole('link', { name: /^Audience/ }).click()
    },
  },
  {
    name: 'confirmation',
    person: 'dealer',
    path: '/campaigns/national-promotions',
    ready: 'Submit order',
    first: async (page) => {
      await builtCampaign(page, 'Before the first frost')
      await page.goto(confirmationOf(page))
    },
  },
  {
    name: 'template-dark',
    person: 'admin',
    path: '/admin/campaign-templates',
    ready: 'Minimum order',
    options: DARK,
    first: async (page) => {
      await page.getByRole('searchbox').first().fill('Winter ready')
      await follow(page, 'Winter ready')
    },
  },
  {
    name: 'coupon',
    person: 'dealer',
    path: '/campaign/coupon-library/new',
    ready: 'What it says',
    first: async (page) => {
      await page.getByRole('textbox', { name: /^Heading/ }).fill('Winter wiper blades')
    },
  },
  {
    name: 'creative',
    person: 'admin',
    path: '/admin/creative-templates',
    ready: 'Before it is printed',
    first: (page) => follow(page, 'Battery test'),
  },
  { name: 'blackout-dates', person: 'admin', path: '/admin/blackout-dates', ready: 'December' },
  { name: 'dealer-profile', person: 'dealer', path: '/dealer-profile', ready: 'Logos' },
  {
    name: 'area',
    person: 'dealer',
    path: '/dealer-profile',
    ready: 'ZIP areas',
    first: (page) => page.getByText('ZIP areas', { exact: true }).scrollIntoViewIfNeeded(),
  },
  {
    name: 'market-group',
    person: 'district',
    path: '/admin/market-groups/1',
    ready: 'Abergate Honda Pontiac',
  },
  {
    name: 'logo-approvals-dark',
    person: 'admin',
    path: '/admin/logo-approvals',
    ready: 'Oldest first',
    options: DARK,
  },
  {
    name: 'market-switcher',
    person: 'zone',
    path: '/',
    ready: 'View as',
    first: (page) => press(page, /Central Zone/),
  },
  { name: 'users-dark', person: 'admin', path: '/admin/users', ready: 'All levels', options: DARK },
]

for (const { name, person, path, ready, options = {}, first } of PICTURES) {
  base(`the picture ${name}`, async ({ browser }, info) => {
    const page = await openPage(browser, person, options, info)
    await load(page, path)
    await first?.(page)
    await page.getByText(ready).first().waitFor()
    await page.waitForLoadState('networkidle')
    await base.expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await base.expect.poll(() => page.evaluate(undrawn)).toEqual([])
    const file = `${FOLDER}/${name}.png`
    await page.screenshot({ path: file })
    // Screens have few colors: a palette makes a quarter of their bytes.
    writeFileSync(file, await sharp(readFileSync(file)).png({ palette: true }).toBuffer())
    await page.context().close()
  })
}

/** Runs in the page: what is in sight and only stands for what comes; a picture of it would be untrue. */
async function undrawn(): Promise<string[]> {
  await document.fonts.ready
  const isSeen = (element: Element) => {
    const { top, bottom, left, right, width } = element.getBoundingClientRect()
    return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  }
  const seen = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen)
  const isLoaded = async (address: string) => {
    const picture = Object.assign(new Image(), { src: address })
    return picture.decode().then(
      () => true,
      () => false,
    )
  }
  const addresses = seen('img, image').map(
    (one) => (one as HTMLImageElement).currentSrc || one.getAttribute('href') || '',
  )
  const loaded = await Promise.all(addresses.map(isLoaded))
  return [
    ...seen('.MuiSkeleton-root').map(() => 'skeleton'),
    ...addresses.filter((_, at) => !loaded[at]),
  ]
}
