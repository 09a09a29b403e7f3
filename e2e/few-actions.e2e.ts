import type { Page } from '@playwright/test'
import { counting } from './counting.ts'
import { atScreen, expect, test } from './people.ts'

/** The most presses and filled fields that a person needs who has never written a template. */
const MOST_ACTIONS = 40

type Counting = ReturnType<typeof counting>

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const part = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Parts of the template' })
    .getByRole('button', { name: new RegExp(`^${name}`) })

/** With two photos: one of its own, and one of its variation. */
async function newCreative(page: Page, name: string, { press, fill }: Counting): Promise<void> {
  await press(page.getByRole('link', { name: 'New creative' }))
  await atScreen(page, 'New creative')
  await fill(box(page, 'Name'), name)
  await fill(box(page, 'Headline'), 'Come by before winter')
  await press(button(page, 'Choose a photo'))
  await press(button(page, /^Photo 1,/))
  await press(button(page, 'Add a variation'))
  await fill(box(page, 'Name of the variation'), 'Snow')
  const variation = page.getByRole('region', { name: 'Snow' })
  await press(variation.getByRole('button', { name: 'Choose a photo' }))
  await press(button(page, /^Photo 2,/))
  await press(button(page, 'Save creative'))
}

async function newCoupon(page: Page, { press, fill, choose }: Counting): Promise<void> {
  await press(page.getByRole('link', { name: 'New coupon' }))
  await atScreen(page, 'New coupon')
  await fill(box(page, 'Heading'), 'Winter wash')
  await choose(page, 'Kind of offer 1', '$ Off')
  await fill(box(page, 'Amount of offer 1'), '20')
  await press(button(page, 'Save coupon'))
}

test('an author offers a district a new template with a new creative of one variation and a new coupon, with few actions [TPL-03, TPL-09]', async ({
  as,
}) => {
  const name = `Few actions ${Date.now().toString(36)}`
  const page = await as('admin')
  const counted = counting()
  const { press, fill, choose } = counted
  await press(page.getByRole('link', { name: 'Campaign templates', exact: true }))
  await press(page.getByRole('link', { name: 'Create template' }))
  await atScreen(page, 'Create campaign template')
  await choose(page, 'Brand', 'Honda')
  await fill(box(page, 'Name'), name)
  await press(part(page, 'Channels'))
  await press(page.getByRole('checkbox', { name: 'Direct mail', exact: true }))
  await fill(box(page, 'Direct mail'), '.69')
  await press(part(page, 'Steps'))
  await press(button(page, 'Add step'))
  await fill(box(page, 'Name'), 'Postcard')
  await newCreative(page, name, counted)
  await expect(page.getByText('with the new creative added')).toBeVisible()
  await newCoupon(page, counted)
  await expect(page.getByRole('link', { name: 'Edit Winter wash' })).toBeVisible()

  await press(part(page, 'Who gets it'))
  await press(page.getByRole('radio', { name: /^Only the zones/ }))
  await fill(page.getByRole('combobox', { name: 'Zones, districts and dealers' }), 'District 4')
  await press(page.getByRole('option', { name: /^District 4/ }).first())
  await press(part(page, 'Review'))
  await expect(page.getByText(/^Offered to \d+ dealers\.$/)).toBeVisible()
  await expect(page.getByText('Variations: as designed, Snow')).toBeVisible()
  await press(button(page, 'Save template'))
  await atScreen(page, name)
  await press(button(page, 'Activate template'))
  await press(button(page, 'Yes'))
  await expect(page.getByText(`${name} is offered now.`)).toBeVisible()
  expect(counted.count()).toBeLessThanOrEqual(MOST_ACTIONS)
})
