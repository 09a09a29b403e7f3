import { markets } from '@marquee/contract/markets'
import { pieces } from '@marquee/contract/pieces'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { user } from '../../../../app/testing/start-app.tsx'
import { authored, coupon, go, templateApp } from './testing/template-app.ts'
import { asDealerTexts as texts } from './texts.ts'

const { app, last, open: openForm } = templateApp(authored)
const batteries = { ...coupon, heading: 'Batteries' }
const [market] = markets.search.example.reply.markets
const dealer = { ...market, key: 77, name: 'Lakeside Honda', type: 'DEALER' }

beforeEach(() => {
  app.on('markets.search', { ...markets.search.example.reply, markets: [dealer] })
  app.on('coupons.read', batteries)
  app.on('pieces.dealer', pieces.dealer.example.reply)
})

async function open(pane: string) {
  await openForm()
  await go(pane)
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
  app.on('templates.read', { ...authored, creativeTemplates: [] })
  const dialog = await open('Basics')
  dialog.getByText(texts.noPieces)
})
