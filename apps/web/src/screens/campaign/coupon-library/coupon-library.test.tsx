import { coupons } from '@marquee/contract/coupons'
import { accessTexts } from '@marquee/rules/access'
import { couponReasons } from '@marquee/rules/coupons'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { problem } from '../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../app/testing/start-app.tsx'
import { dealerState } from '../../../app/testing/states.ts'

const app = startedApp()
const page = coupons.list.example.reply
const [oil] = page.coupons
const no = (reason: string) => ({ ok: false, reason })
const found = (...list: object[]) => ({ ...page, coupons: list, totalElements: list.length })

beforeEach(() => app.on('coupons.list', page))

async function open(answer: object = page) {
  app.on('coupons.list', answer)
  app.start({ path: '/campaign/coupon-library' })
  await screen.findByRole('list', { name: 'Coupons' })
}

const last = (operation: string) => app.callsOf(operation).at(-1)
const card = (heading: string) =>
  within(screen.getByRole('button', { name: `Enlarge: ${heading}` }).closest('li') as HTMLElement)
async function choose(filter: string, option: string) {
  await user.click(screen.getByRole('combobox', { name: filter }))
  await user.click(screen.getByRole('option', { name: option }))
}

describe('the library', () => {
  test('shows the active coupons of the selected market as they look, for whom and until when [RTE-03, CPN-18, CPN-19, CPN-20]', async () => {
    await open(
      found(
        oil as object,
        { ...oil, key: 32, scope: 'GLOBAL', heading: 'Brakes', marketName: null, endDate: null },
        { ...oil, key: 33, scope: 'MARKET_GROUP', heading: 'Tires', groupName: 'Detroit Metro' },
        { ...oil, key: 34, heading: 'Detail', endDate: '2020-06-30' },
      ),
    )
    expect(last('coupons.list')?.query).toMatchObject({
      marketKey: '14',
      hierarchyId: 'HONDA',
      status: 'ACTIVE',
      sort: 'heading',
      page: '0',
    })
    screen.getByText('4 coupons')
    const special = card('Oil change special')
    special.getByText('Lakeside Honda')
    special.getByText('Until 06/12/2027')
    special.getByRole('img', { name: /\$20 OFF up to 5 quarts/ })
    card('Brakes').getByText('All Honda dealers')
    card('Brakes').getByText('No last day')
    card('Tires').getByText('Dealers of Detroit Metro')
    card('Detail').getByText('Ended 06/30/2020')
  })

  test('is searched, narrowed and ordered by the server [CPN-18, CPN-19]', async () => {
    await open()
    const requests = async (query: object) =>
      waitFor(() => expect(last('coupons.list')?.query).toMatchObject(query))
    await user.type(screen.getByRole('searchbox', { name: 'Heading or title' }), 'oil{Enter}')
    await requests({ text: 'oil' })
    await choose('For whom', 'A market group')
    await requests({ scope: 'MARKET_GROUP' })
    await choose('Offer', 'Flat Cost')
    await requests({ discountType: 'FLAT_COST' })
    await choose('Status', 'Retired')
    await requests({ status: 'RETIRED' })
    await choose('Order', 'Ending first')
    await requests({
      text: 'oil',
      scope: 'MARKET_GROUP',
      discountType: 'FLAT_COST',
      status: 'RETIRED',
      sort: 'endDate',
      direction: 'ASCENDING',
      page: '0',
    })
  })

  test('comes in pages, and another filter leads back to the first [CPN-18]', async () => {
    await open({ ...page, totalElements: 60 })
    await user.click(screen.getByRole('button', { name: 'Go to page 3' }))
    await waitFor(() => expect(last('coupons.list')?.query).toMatchObject({ page: '2' }))
    await choose('Offer', '% Off')
    await waitFor(() => expect(last('coupons.list')?.query).toMatchObject({ page: '0' }))
  })

  test('opens a coupon large [CPN-19]', async () => {
    await open()
    await user.click(screen.getByRole('button', { name: 'Enlarge: Oil change special' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Oil change special' }))
    dialog.getByRole('img', { name: /^Coupon: Oil change special/ })
    dialog.getByText('Lakeside Honda · Until 06/12/2027')
  })

  test('leads to the editor, for this coupon, a copy, or a new one [CPN-15, CPN-19]', async () => {
    await open()
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(address('Edit Oil change special')).toBe('/campaign/coupon-library/31')
    expect(address('Duplicate Oil change special')).toBe('/campaign/coupon-library/new?copy=31')
    expect(address('Create coupon')).toBe('/campaign/coupon-library/new')
  })

  test('says why something may not be done [CPN-20]', async () => {
    const kept = { ...oil, can: { change: no('coupon.kept-above') } }
    await open({ ...found(kept), can: { create: no('access.denied') } })
    for (const [name, reason] of [
      ['Edit Oil change special', couponReasons['coupon.kept-above']],
      ['Duplicate Oil change special', accessTexts['access.denied']],
    ] as const) {
      const button = screen.getByRole('button', { name })
      expect(button.ariaDisabled, name).toBe('true')
      expect(
        document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
      ).toBe(reason)
    }
    expect(screen.queryByRole('button', { name: /^Retire/ })).toBeNull()
    expect(screen.getByText('Create coupon').ariaDisabled).toBe('true')
  })

  test('says where there is nothing what to do next [CPN-19]', async () => {
    app.on('coupons.list', found())
    app.start({ path: '/campaign/coupon-library' })
    await screen.findByText('There are no coupons yet')
    await choose('Status', 'Retired')
    await screen.findByText('No coupon is retired')
    await choose('Offer', 'Flat Cost')
    await screen.findByText('No coupon matches')
  })

  test('that could not be loaded can be tried again [GEN-18, ERR-14]', async () => {
    app.on('coupons.list', problem(500, 'server.failed', 'Something went wrong on our side.'))
    app.start({ path: '/campaign/coupon-library' })
    await screen.findByText('Something went wrong on our side.')
    app.on('coupons.list', page)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('list', { name: 'Coupons' })
  })

  test('is not for those who may not read campaigns [CPN-20, LVL-12]', async () => {
    app.showShell()
    app.start({
      path: '/campaign/coupon-library',
      state: { ...dealerState, permissions: [] },
    })
    await screen.findByRole('heading', { level: 1, name: /Lakeside|Good|Welcome|Home/ })
    expect(app.callsOf('coupons.list')).toEqual([])
    expect(screen.queryByRole('link', { name: 'Coupons' })).toBeNull()
  })
})

describe('a coupon is retired', () => {
  test('after a question, and leaves the list [CPN-18, CPN-19]', async () => {
    app.on('coupons.retire', { key: 31, status: 'RETIRED' })
    app.on('coupons.uses', coupons.uses.example.reply)
    await open()
    const press = (name: string) => user.click(screen.getByRole('button', { name }))
    await press('Retire Oil change special')
    const dialog = within(screen.getByRole('alertdialog', { name: 'Retire Oil change special?' }))
    await dialog.findByText(/^1 template offers it:/)
    dialog.getByText(/Winter ready/)
    const draft = dialog.getByRole('link', { name: 'Winter road check' })
    expect(draft.getAttribute('href')).toBe('/campaign/builder/7')
    await user.click(dialog.getByRole('button', { name: 'No' }))
    expect(app.callsOf('coupons.retire')).toEqual([])

    await press('Retire Oil change special')
    app.on('coupons.list', found())
    await press('Yes')
    await screen.findByText('Oil change special was retired.')
    expect(last('coupons.retire')?.path).toBe('/coupon/31')
    await screen.findByText('There are no coupons yet')
  })

  test('and brought back as it was [CPN-18]', async () => {
    const retired = { ...oil, status: 'RETIRED', version: 4 }
    app.on('coupons.update', { ...oil, version: 5 })
    await open(found(retired))
    card('Oil change special').getByText('Retired')
    expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Bring back Oil change special' }))
    await screen.findByText('Oil change special was brought back.')
    expect(last('coupons.update')?.body).toMatchObject({ status: 'ACTIVE', version: 4 })
  })
})
