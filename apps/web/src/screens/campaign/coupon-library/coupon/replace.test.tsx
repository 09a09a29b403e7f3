import { coupons } from '@marquee/contract/coupons'
import { templates } from '@marquee/contract/templates'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { problem, type Heard } from '../../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../../app/testing/start-app.tsx'
import { adminState, nationalState } from '../../../../app/testing/states.ts'

const app = startedApp()
const coupon = coupons.read.example.reply
const other = { ...coupon, key: 99, heading: 'Tire rotation' }
const nowhere = { count: 0, first: [] }
const usedIn = (...names: string[]) => ({
  templates: {
    count: names.length,
    first: names.map((name, at) => ({ key: 31 + at, name, isActive: true })),
    offered: { count: names.length, dealers: 43 },
  },
  drafts: nowhere,
  orders: nowhere,
})
const [creative] = templates.read.example.reply.creativeTemplates
const template = (key: number) => ({
  ...templates.read.example.reply,
  key,
  creativeTemplates: [{ ...creative, defaultCoupons: [{ couponKey: coupon.key }] }],
})

/** The templates that have the coupon still, as the server would say. */
let left: string[] = []

beforeEach(() => {
  left = ['Winter', 'Spring']
  app.on('coupons.read', coupon)
  app.on('coupons.uses', () => usedIn(...left))
  app.on('coupons.list', ({ query }: Heard) => ({
    ...coupons.list.example.reply,
    coupons: query.scope === 'GLOBAL' ? [coupon, other] : [],
  }))
  app.on('templates.read', ({ path }: Heard) => template(path.endsWith('/32') ? 32 : 31))
})

async function openDialog() {
  app.start({ path: `/campaign/coupon-library/${coupon.key}`, state: adminState })
  await user.click(await screen.findByRole('button', { name: 'Replace it in templates…' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: `Replace ${coupon.heading} in templates` }),
  )
  await user.click(dialog.getByRole('combobox', { name: 'Coupon in its place' }))
  await user.click(await screen.findByRole('option', { name: /^Tire rotation.*\$20 off/ }))
  return dialog
}

test('a coupon is replaced in all its templates, each saved as its next version [CPN-16, TPL-06]', async () => {
  app.on('templates.update', () => {
    left.shift()
    return template(31)
  })
  const dialog = await openDialog()
  await user.click(dialog.getByRole('button', { name: 'Replace' }))
  await screen.findByText('2 templates have Tire rotation now.')
  expect(app.callsOf('templates.update')).toHaveLength(2)
  expect(app.callsOf('templates.update')[0]?.body).toMatchObject({
    version: templates.read.example.reply.version,
    creativeTemplates: [{ defaultCoupons: [{ couponKey: 99 }] }],
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('what is refused says why by its template, and the others are replaced', async () => {
  app.on('templates.update', ({ body }: Heard) => {
    const { key } = body as { key: number }
    if (key === 31) return problem(409, 'campaign-template.kept-above', 'Kept above you.')
    left = ['Winter']
    return template(key)
  })
  const dialog = await openDialog()
  await user.click(dialog.getByRole('button', { name: 'Replace' }))
  await dialog.findByText('Winter: Kept above you.')
  await screen.findByText('1 template has Tire rotation now.')
})

test('where it cannot be learned which templates are left, that is said, and the dialog stays', async () => {
  app.on('templates.update', () => {
    app.on('coupons.uses', problem(503, 'server.unavailable', 'Not now.'))
    return template(31)
  })
  left = ['Winter']
  const dialog = await openDialog()
  await user.click(dialog.getByRole('button', { name: 'Replace' }))
  await dialog.findByText('Not now.')
  await screen.findByText('1 template has Tire rotation now.')
})

test('nothing is sent before it is chosen what takes its place, and others are not offered it', async () => {
  app.start({ path: `/campaign/coupon-library/${coupon.key}`, state: adminState })
  await user.click(await screen.findByRole('button', { name: 'Replace it in templates…' }))
  const dialog = within(await screen.findByRole('dialog'))
  const replace = dialog.getByRole('button', { name: 'Replace' })
  expect(replace.getAttribute('aria-disabled')).toBe('true')
  await user.click(dialog.getByRole('combobox', { name: 'Coupon in its place' }))
  await screen.findByRole('option', { name: /^Tire rotation.*\$20 off/ })
  expect(screen.queryByRole('option', { name: new RegExp(`^${coupon.heading}`) })).toBeNull()
})

test('is for those who write templates [LVL-12]', async () => {
  const { permissions } = nationalState
  const state = {
    ...nationalState,
    permissions: permissions.filter((one) => one !== 'CAN_MANAGE_CAMPAIGN_TEMPLATES'),
  }
  app.start({ path: `/campaign/coupon-library/${coupon.key}`, state })
  await screen.findByText(/Winter/)
  expect(screen.queryByRole('button', { name: 'Replace it in templates…' })).toBeNull()
})
