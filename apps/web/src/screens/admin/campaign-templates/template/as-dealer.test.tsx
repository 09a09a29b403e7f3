import { coupons } from '@marquee/contract/coupons'
import { creatives } from '@marquee/contract/creatives'
import { markets } from '@marquee/contract/markets'
import { pieces } from '@marquee/contract/pieces'
import { templates } from '@marquee/contract/templates'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { startedApp, user } from '../../../../app/testing/start-app.tsx'
import { adminState } from '../../../../app/testing/states.ts'
import { asDealerTexts as texts } from './texts.ts'

const app = startedApp()
const known = templates.read.example.reply
const template = { ...known, can: { ...known.can, change: { ok: true } } }
const coupon = { ...coupons.list.example.reply.coupons[0], heading: 'Batteries', key: 21 }
const [market] = markets.search.example.reply.markets
const dealer = { ...market, key: 77, name: 'Lakeside Honda', type: 'DEALER' }

beforeEach(() => {
  sessionStorage.clear()
  app.on('templates.read', template)
  app.on('templates.readAccess', templates.readAccess.example.reply)
  app.on('templates.readDraft', { draft: null })
  app.on('templates.accessMatrix', templates.accessMatrix.example.reply)
  app.on('templates.countDealers', templates.countDealers.example.reply)
  app.on('markets.search', { ...markets.search.example.reply, markets: [dealer] })
  app.on('creatives.search', creatives.search.example.reply)
  app.on('coupons.read', coupon)
  app.on('pieces.dealer', pieces.dealer.example.reply)
})

const last = (operation: string) => app.callsOf(operation).at(-1)

async function open(pane: string) {
  app.start({ path: '/admin/campaign-templates/31', state: adminState })
  await screen.findByRole('form', { name: 'Campaign template' })
  const rail = within(screen.getByRole('navigation', { name: 'Parts of the template' }))
  await user.click(rail.getByRole('button', { name: new RegExp(`^${pane}`) }))
  await user.click(screen.getByRole('button', { name: texts.open }))
  return within(await screen.findByRole('dialog'))
}

test('from any part, a piece is seen in the name of a dealer, with the default coupons', async () => {
  const dialog = await open('Dates')
  await dialog.findByRole('img')
  await user.click(dialog.getByRole('button', { name: 'Back' }))
  expect(dialog.getByRole('img').textContent).toMatch(/batteries/i)
  expect(app.callsOf('pieces.dealer')).toEqual([])
  const field = dialog.getByRole('combobox', { name: texts.dealer })
  await user.click(field)
  await user.click(await screen.findByRole('option', { name: /Lakeside Honda/ }))
  await waitFor(() =>
    expect(dialog.getByRole('img').textContent).toContain(pieces.dealer.example.reply.dealer.name),
  )
  expect(last('pieces.dealer')?.query).toEqual({ marketKey: '77' })
  expect(last('markets.search')?.query).toEqual({ hierarchyId: 'HONDA' })
})

test('a template without a creative says where one is added', async () => {
  app.on('templates.read', { ...template, creativeTemplates: [] })
  const dialog = await open('Basics')
  dialog.getByText(texts.noPieces)
})
