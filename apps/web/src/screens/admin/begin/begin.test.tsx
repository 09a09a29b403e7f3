import { home } from '@marquee/contract/home'
import { firstStepTexts } from '@marquee/rules/home'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startedApp } from '../../../app/testing/start-app.tsx'
import { adminState, dealerState } from '../../../app/testing/states.ts'
import { texts } from './texts.ts'

const app = startedApp()
const { counts } = home.firstSteps.example.reply
const path = '/admin/begin'

const item = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('li') as HTMLElement)

test('each step says what there is already, and the next one leads to where it is done', async () => {
  app.on('home.firstSteps', { counts })
  app.start({ path, state: adminState })
  const dealers = await item(firstStepTexts.dealers.title)
  dealers.getByText('Done: 43 dealers')
  screen.getByText(texts.progress(6, 8))
  const next = await item(firstStepTexts.customers.title)
  next.getByText(texts.next)
  expect(screen.getAllByText(texts.next)).toHaveLength(1)
  expect(
    next.getByRole('link', { name: firstStepTexts.customers.action }).getAttribute('href'),
  ).toBe('/admin/customers/import/new')
})

test('where all are done, nothing is next', async () => {
  app.on('home.firstSteps', { counts: { ...counts, customers: 1, campaigns: 1 } })
  app.start({ path, state: adminState })
  await screen.findByText(texts.allDone)
  expect(screen.queryByText(texts.next)).toBeNull()
})

test('home tells an administrator of it until all are done, and nobody else', async () => {
  app.on('home.firstSteps', { counts })
  app.start({ path: '/', state: adminState })
  await screen.findByText(`6 of 8 first steps are done. Next: ${firstStepTexts.customers.title}.`)
})

test('a dealer is led home and asked nothing', async () => {
  app.start({ path, state: dealerState })
  await screen.findByRole('heading', { level: 1 })
  expect(app.callsOf('home.firstSteps')).toEqual([])
  expect(screen.queryByRole('heading', { name: texts.title })).toBeNull()
})
