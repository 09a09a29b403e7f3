import { coupons } from '@marquee/contract/coupons'
import { accessTexts } from '@marquee/rules/access'
import { couponReasons } from '@marquee/rules/coupons'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { problem } from '../../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../../app/testing/start-app.tsx'
import { adminState, nationalState } from '../../../../app/testing/states.ts'

const app = startedApp()
const coupon = coupons.read.example.reply
const places = coupons.places.example.reply
const yes = { ok: true }
const no = (reason: string) => ({ ok: false, reason })
const everywhere = {
  can: { GLOBAL: yes, MARKET_GROUP: yes, DEALER: yes },
  brands: [{ hierarchyId: 'HONDA', name: 'Honda' }],
  groups: [{ key: 3, name: 'Detroit Metro', hierarchyId: 'HONDA' }],
}
const dealersOnly = { ...places, can: { ...places.can, MARKET_GROUP: no('coupon.scope-denied') } }

// What is loaded on the way back has no part in how long that takes.
beforeAll(() => import('../coupon-library.screen.tsx'))

beforeEach(() => {
  app.on('coupons.read', coupon)
  app.on('coupons.places', dealersOnly)
  app.on('coupons.uses', coupons.uses.example.reply)
  app.on('coupons.list', coupons.list.example.reply)
  app.on('coupons.create', coupon)
  app.on('coupons.update', { ...coupon, version: 2 })
})

const LIBRARY = '/campaign/coupon-library'

async function open(path: string, state?: typeof adminState) {
  app.start({ path: `${LIBRARY}/${path}`, ...(state && { state }) })
  return within(await screen.findByRole('form', { name: 'Coupon' }))
}

type Opened = Awaited<ReturnType<typeof open>>
const box = (form: Opened, name: string) =>
  form.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
const last = (operation: string) => app.callsOf(operation).at(-1)
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const preview = () =>
  screen.getByRole('complementary', { name: 'Preview' }).querySelector('svg')?.ariaLabel
async function type(form: Opened, name: string, text: string) {
  await user.clear(box(form, name))
  if (text) await user.type(box(form, name), text.replaceAll(/[{[]/g, '$&$&'))
}
async function choose(form: Opened, name: string, option: string) {
  await user.click(form.getByRole('combobox', { name }))
  await user.click(screen.getByRole('option', { name: option }))
}

const twoBrands = {
  ...everywhere,
  brands: [{ hierarchyId: 'ACURA', name: 'Acura' }, ...everywhere.brands],
}
const ofNoBrand = { ...adminState, selectedMarket: null, selectedHierarchy: null }

describe('a new coupon', () => {
  test('for a template is of its brand, which is taken from there [CPN-15, CPN-16]', async () => {
    app.on('coupons.places', twoBrands)
    const form = await open('new?route=TEMPLATE_TO_EDIT_COUPON&brand=HONDA', ofNoBrand)
    expect(form.getByRole('combobox', { name: 'Brand' }).textContent).toBe('Honda')
    await type(form, 'Heading', 'Summer special')
    await press('Save coupon')
    await screen.findByText('Oil change special was created.')
    expect(last('coupons.create')?.body).toMatchObject({ scope: 'GLOBAL', hierarchyId: 'HONDA' })
    // On its way back it loads another screen, and would else arrive there in the middle of a later test.
    await waitFor(() => expect(location.pathname).toBe('/admin/create-campaign-template'))
  })

  test('of several brands takes none by itself', async () => {
    app.on('coupons.places', twoBrands)
    const form = await open('new', ofNoBrand)
    await type(form, 'Heading', 'Summer special')
    await press('Save coupon')
    await form.findByText('Please check one field.')
    expect(form.getByRole('combobox', { name: 'Brand' }).getAttribute('aria-invalid')).toBe('true')
    expect(app.callsOf('coupons.create')).toEqual([])
  })

  test.for([
    ['Complimentary', '', { offer_1: 'Complimentary', A_off: null }],
    ['$ Off', '20', { offer_1: '$20', A_off: 'OFF' }],
    ['% Off', '10', { offer_1: '10%', A_off: 'OFF' }],
    ['Flat Cost', '29.95', { offer_1: '$29.95', A_off: null }],
    ['No Offer', '', { offer_1: null, A_off: null }],
  ] as const)(
    'with %s is sent as it is carried [CPN-01, CPN-02, CPN-18]',
    async ([kind, value, sent]) => {
      const form = await open('new')
      await type(form, 'Heading', 'Summer special')
      if (kind !== 'No Offer') await choose(form, 'Kind of offer 1', kind)
      if (value) await type(form, 'Amount of offer 1', value)
      await press('Save coupon')
      await screen.findByText('Oil change special was created.')
      expect(last('coupons.create')?.body).toMatchObject({
        scope: 'DEALER',
        marketKey: 14,
        heading: 'Summer special',
        ...sent,
      })
      await screen.findByRole('list', { name: 'Coupons' })
      expect(location.pathname).toBe(LIBRARY)
    },
  )

  test('is drawn at each key press, as text and as nothing else [CPN-19]', async () => {
    const form = await open('new')
    await type(form, 'Heading', '<b>{{x}}')
    expect(preview()).toMatch(/^Coupon: <b>\{\{x\}\}/)
    await choose(form, 'Kind of offer 1', '$ Off')
    const amounts = []
    for (const key of '15') {
      await user.type(box(form, 'Amount of offer 1'), key)
      amounts.push(/\$\d+/.exec(preview() ?? '')?.[0])
    }
    expect(amounts).toEqual(['$1', '$15'])
    await type(form, 'Qualifier of offer 1', 'tires')
    expect(preview()).toContain('$15 OFF tires')
    expect(document.querySelector('aside svg b')).toBeNull()
  })

  test('ends in 90 days unless its author says otherwise [CPN-14, CMP-39]', async () => {
    const form = await open('new')
    await type(form, 'Heading', 'Summer')
    await press('Save coupon')
    await screen.findByText('Oil change special was created.')
    const body = last('coupons.create')?.body as { endDate: string } | undefined
    const days = (Date.parse(body?.endDate ?? '') - Date.now()) / 86_400_000
    expect(Math.abs(days - 90)).toBeLessThan(1.5)
  })

  test('is made for whomever the person may make it [CPN-20]', async () => {
    app.on('coupons.places', everywhere)
    const form = await open('new', adminState)
    expect(
      form.getByRole<HTMLInputElement>('radio', { name: 'All dealers of a brand' }).checked,
    ).toBe(true)
    await type(form, 'Heading', 'Summer')
    await user.click(form.getByRole('radio', { name: 'The dealers of a market group' }))
    expect(form.getByRole('combobox', { name: /Market group/ }).textContent).toBe('Detroit Metro')
    await press('Save coupon')
    await screen.findByText('Oil change special was created.')
    expect(last('coupons.create')?.body).toMatchObject({ scope: 'MARKET_GROUP', groupKey: 3 })
  })

  test('for one dealer asks which, where none is selected [CPN-20]', async () => {
    app.on('markets.search', { markets: [], totalElements: 0, page: 0, size: 20 })
    const form = await open('new', nationalState)
    await type(form, 'Heading', 'Summer')
    await press('Save coupon')
    await form.findByText('Please check one field.')
    expect(form.getByRole('combobox', { name: /Dealer/ }).ariaInvalid).toBe('true')
    expect(app.callsOf('coupons.create')).toEqual([])
  })

  test('of a kind that one may not make is not offered; one that cannot be made says why [CPN-20]', async () => {
    app.on('coupons.places', {
      ...everywhere,
      brands: [],
      groups: [],
      can: {
        GLOBAL: no('coupon.beyond-brand'),
        MARKET_GROUP: no('coupon.scope-denied'),
        DEALER: yes,
      },
    })
    const form = await open('new')
    expect(form.getAllByRole('radio')).toHaveLength(2)
    const global = form.getByRole<HTMLInputElement>('radio', {
      name: `All dealers of a brand (${couponReasons['coupon.beyond-brand']})`,
    })
    expect(global.disabled).toBe(true)
  })

  test('of nobody who may make none [CPN-20]', async () => {
    const can = { ...places.can, MARKET_GROUP: no('coupon.scope-denied') }
    app.on('coupons.places', { ...places, can: { ...can, DEALER: no('coupon.scope-denied') } })
    app.start({ path: `${LIBRARY}/new` })
    await screen.findByText('You cannot create coupons')
    screen.getByText(accessTexts['access.denied'])
  })

  test('begins as a copy of another, whose own day is over [CPN-14, CPN-19]', async () => {
    app.on('coupons.read', { ...coupon, scope: 'GLOBAL', endDate: '2020-01-01' })
    const form = await open('new?copy=31')
    screen.getByRole('heading', { level: 1, name: 'Copy of Oil change special' })
    expect(box(form, 'Amount of offer 1').value).toBe('20')
    await press('Save coupon')
    await screen.findByText('Oil change special was created.')
    const body = last('coupons.create')?.body as Record<string, string>
    expect(body).toMatchObject({ scope: 'DEALER', offer_1: '$20', A_off: 'OFF' })
    expect((body.endDate ?? '') > '2026').toBe(true)
  })
})

describe('another kind of offer', () => {
  test('takes along what the rules say, on the form and on the coupon [CPN-04, CPN-06, CPN-07]', async () => {
    app.on('coupons.read', { ...coupon, offer_2: '15%', B_off: 'OFF', offer_2_qualifier: 'tires' })
    const form = await open('31')
    expect(preview()).toContain('15% OFF tires')
    await choose(form, 'Kind of offer 1', '% Off')
    expect(box(form, 'Amount of offer 1').value).toBe('')
    expect(form.getByRole('combobox', { name: 'Kind of offer 2' }).textContent).toBe('No Offer')
    expect(form.queryByRole('textbox', { name: /Amount of offer 2/ })).toBeNull()
    await choose(form, 'Kind of offer 1', 'Complimentary')
    expect(form.queryByRole('textbox', { name: /Amount of offer 1/ })).toBeNull()
    expect(preview()).toContain('Complimentary up to 5 quarts')
    await press('Save coupon')
    await screen.findByText('Oil change special was saved.')
    expect(last('coupons.update')?.body).toMatchObject({
      version: 1,
      offer_1: 'Complimentary',
      A_off: null,
      offer_2: null,
      offer_2_qualifier: null,
      B_off: null,
    })
  })
})

describe('what is wrong', () => {
  test('is told at its field before anything is sent [CPN-08, CPN-09, CPN-10, CPN-11, CPN-12]', async () => {
    const form = await open('31')
    await type(form, 'Heading', '')
    await type(form, 'Amount of offer 1', '0')
    await type(form, 'Disclaimer', 'été')
    await choose(form, 'Kind of offer 2', '% Off')
    await type(form, 'Amount of offer 2', '101')
    await press('Save coupon')
    await form.findByText('Please check 4 fields.')
    for (const message of [
      'Required',
      'Value must be between 1 and 9999.99',
      'Invalid field characters.',
      'Value must be between 1 and 100',
    ]) {
      expect(form.getAllByText(message, { exact: false }).length, message).toBeGreaterThan(0)
    }
    expect(app.callsOf('coupons.update')).toEqual([])
  })

  test('a letter that no font can print is refused where it is typed [CPN-11, CPN-12]', async () => {
    const form = await open('31')
    await type(form, 'Heading', 'Tires ᜀ')
    await press('Save coupon')
    await form.findByText('Please check one field.')
    expect(form.getAllByText('Invalid field characters.', { exact: false }).length).toBe(2)
    expect(app.callsOf('coupons.update')).toEqual([])
    await type(form, 'Heading', 'שלום 🚗')
    await press('Save coupon')
    await screen.findByText('Oil change special was saved.')
  })

  test('for the server lands at its field too [CPN-11, ERR-22]', async () => {
    const fields = { 'body.disclaimer': 'Invalid field characters.' }
    app.on('coupons.update', problem(400, 'request.invalid', 'Not right.', { fields }))
    const form = await open('31')
    await type(form, 'Disclaimer', 'Fine here')
    await press('Save coupon')
    await waitFor(() => expect(box(form, 'Disclaimer').ariaInvalid).toBe('true'))
  })

  test('the disclaimer counts its characters [CPN-11]', async () => {
    const form = await open('31')
    await type(form, 'Disclaimer', 'x'.repeat(34))
    form.getByText(/^34 of 33 characters/)
  })
})

test('what somebody else saved meanwhile is told; the typing stays and is saved next [CPN-18]', async () => {
  const code = 'coupon.changed-meanwhile'
  app.on('coupons.update', problem(409, code, couponReasons[code]))
  const form = await open('31')
  await type(form, 'Heading', 'Mine')
  const theirs = { ...coupon, version: 7, heading: 'Theirs', offer_1: '$2500' }
  app.on('coupons.read', theirs)
  await press('Save coupon')
  await form.findByText('Heading: Theirs')
  form.getByText('Offer 1: $2,500 off up to 5 quarts')
  expect(box(form, 'Heading').value).toBe('Mine')
  expect(box(form, 'Amount of offer 1').value).toBe('2500')
  app.on('coupons.update', { ...theirs, version: 8, heading: 'Mine' })
  await press('Save coupon')
  await screen.findByText('Mine was saved.')
  expect(last('coupons.update')?.body).toMatchObject({
    version: 7,
    heading: 'Mine',
    offer_1: '$2500',
  })
})

test('who leaves with something unsaved is asked [CPN-19]', async () => {
  const form = await open('31')
  await type(form, 'Heading', 'Not saved')
  await user.click(screen.getByRole('link', { name: 'Cancel' }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'No' }))
  expect(box(form, 'Heading').value).toBe('Not saved')
  await user.click(screen.getByRole('link', { name: 'Cancel' }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Yes' }))
  await screen.findByRole('list', { name: 'Coupons' })
  expect(app.callsOf('coupons.update')).toEqual([])
})

describe('where a coupon is used', () => {
  test('is looked up on its page, and leads an author to the template [CPN-18]', async () => {
    await open('31', adminState)
    const uses = within(screen.getByRole('group', { name: 'Where it is used' }))
    const template = await uses.findByRole('link', { name: 'Winter ready' })
    expect(template.getAttribute('href')).toBe('/admin/campaign-templates/2')
    uses.getByRole('link', { name: 'Winter road check' })
  })

  test('names the template to everyone else [CPN-18]', async () => {
    await open('31')
    const uses = within(screen.getByRole('group', { name: 'Where it is used' }))
    await uses.findByText(/Winter ready/)
    expect(uses.queryByRole('link', { name: 'Winter ready' })).toBeNull()
  })

  test('that cannot be loaded is tried again [ERR-22]', async () => {
    app.on('coupons.uses', problem(500, 'server.failed', 'No.'))
    await open('31')
    await screen.findByText('Where it is used could not be loaded')
    app.on('coupons.uses', coupons.uses.example.reply)
    await press('Try again')
    await screen.findByText(/Winter ready/)
  })
})

describe('a coupon that may not be changed', () => {
  test('is shown, with the reason and a way to a copy [CPN-20]', async () => {
    app.on('coupons.read', { ...coupon, can: { change: no('coupon.kept-above') } })
    app.start({ path: `${LIBRARY}/31` })
    await screen.findByText(couponReasons['coupon.kept-above'])
    screen.getByRole('img', { name: /^Coupon: Oil change special/ })
    expect(screen.getByRole('link', { name: 'Make a copy' }).getAttribute('href')).toBe(
      `${LIBRARY}/new?copy=31`,
    )
    expect(screen.queryByRole('form')).toBeNull()
  })

  test('because it is retired is brought back first [CPN-18]', async () => {
    app.on('coupons.read', { ...coupon, status: 'RETIRED' })
    app.start({ path: `${LIBRARY}/31` })
    await screen.findByText(couponReasons['coupon.retired'])
    app.on('coupons.read', coupon)
    await press('Bring it back')
    await screen.findByRole('form', { name: 'Coupon' })
  })

  test('because it is not there says so [CPN-18]', async () => {
    app.on('coupons.read', problem(404, 'not-found', 'Not there.'))
    app.start({ path: `${LIBRARY}/99` })
    await screen.findByText(/^This coupon does not exist/)
    expect(screen.getByRole('link', { name: 'To the coupons' }).getAttribute('href')).toBe(LIBRARY)
  })
})

describe('the way into the editor', () => {
  test('from a template leads back there with the coupon that was saved [CPN-15, CPN-16]', async () => {
    const form = await open('31?route=TEMPLATE_TO_EDIT_COUPON')
    expect(screen.getByRole('link', { name: 'Campaign template' }).getAttribute('href')).toBe(
      '/admin/create-campaign-template',
    )
    await type(form, 'Heading', 'For a template')
    await press('Save coupon')
    await waitFor(() => expect(location.pathname).toBe('/admin/create-campaign-template'))
    expect(location.search).toBe('?coupon=31')
  })

  test.for(['NOBODY_KNOWS', 'EDIT_COUPON_BACK_TO_LIBRARY', 'CAMPAIGN_BUILDER_TO_EDIT_COUPON'])(
    'that leads nowhere, %s, is logged and leads home [CPN-17, ERR-10, RTE-01]',
    async (route) => {
      const logged = vi.fn<(error: unknown) => void>()
      vi.stubGlobal('reportError', logged)
      app.start({ path: `${LIBRARY}/31?route=${route}` })
      await waitFor(() => expect(location.pathname).toBe('/'))
      expect(logged).toHaveBeenCalledWith(new Error(`No way into the coupon editor: ${route}`))
      expect(screen.queryByRole('form', { name: 'Coupon' })).toBeNull()
    },
  )
})
