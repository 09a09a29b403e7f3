import { creatives } from '@marquee/contract/creatives'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { problem } from '../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../app/testing/start-app.tsx'
import { adminState } from '../../../app/testing/states.ts'

const app = startedApp()
const page = creatives.search.example.reply
const one = creatives.read.example.reply
const found = (...list: object[]) => ({
  ...page,
  customCreativeTemplates: list,
  totalElements: list.length,
})

beforeEach(() => app.on('creatives.search', page))

const PATH = '/admin/creative-templates'
const start = () => app.start({ path: PATH, state: adminState })
async function open(answer: object = page) {
  app.on('creatives.search', answer)
  start()
  await screen.findByRole('list', { name: 'Creatives' })
}
const names = () =>
  within(screen.getByRole('list', { name: 'Creatives' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)

describe('the creatives', () => {
  test('are shown as they are mailed, whatever dealers preview, with what they are for [CRE-01, CRE-02, CRE-06, GEN-15]', async () => {
    await open(
      found(
        { ...one, preview: { ...one.preview, type: 'STATIC', media: [] } },
        { ...one, key: 12, name: 'Brakes', status: 'INACTIVE' },
      ),
    )
    expect(app.callsOf('creatives.search').at(-1)?.query).toMatchObject({
      type: 'CAMPAIGN_TEMPLATE',
      size: '10000',
      hierarchyId: 'HONDA',
    })
    const piece = await screen.findByRole('img', { name: /^Winter road check, Front/ })
    expect(piece.querySelector('text')).not.toBeNull()
    screen.getByText(/Stored picture · 1 to 4 coupons/)
    screen.getByText('1 creative')
  })

  test('are narrowed as they are looked for, inactive ones too [CRE-06]', async () => {
    await open(found(one, { ...one, key: 12, name: 'Brakes', status: 'INACTIVE' }))
    expect(names()).toEqual(['Winter road check'])
    await user.click(screen.getByRole('combobox', { name: 'Status' }))
    await user.click(screen.getByRole('option', { name: 'Active and inactive' }))
    expect(names()).toEqual(['Winter road check', 'Brakes'])
    await user.type(screen.getByRole('searchbox', { name: 'Name or words' }), 'brak{Enter}')
    await screen.findByText('1 creative')
    expect(names()).toEqual(['Brakes'])
    await user.click(screen.getByRole('combobox', { name: 'Channel' }))
    await user.click(screen.getByRole('option', { name: 'Digital media' }))
    screen.getByText('No creative matches')
  })

  test('lead to their editor, to a copy and to a new one; what is kept above says so [CRE-07]', async () => {
    const kept = { can: { change: { ok: false, reason: 'creative.kept-above' } } }
    await open(found(one, { ...one, key: 12, name: 'Brakes', ...kept }))
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(address('Edit Winter road check')).toBe(`${PATH}/11`)
    expect(address('Duplicate Brakes')).toBe(`${PATH}/new?copy=12`)
    expect(address('Create creative')).toBe(`${PATH}/new`)
    expect(screen.queryByRole('link', { name: 'Edit Brakes' })?.ariaDisabled ?? 'true').toBe('true')
  })

  test('say where there is nothing what to do next [CRE-06]', async () => {
    app.on('creatives.search', found())
    start()
    await screen.findByText('There are no creatives yet')
  })

  test('that could not be loaded can be tried again [GEN-18, ERR-14]', async () => {
    app.on('creatives.search', problem(500, 'server.failed', 'Something went wrong on our side.'))
    start()
    await screen.findByText('Something went wrong on our side.')
    app.on('creatives.search', page)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('list', { name: 'Creatives' })
  })

  test('are for authors alone [LVL-12]', async () => {
    app.start({ path: PATH })
    await screen.findByRole('heading', { level: 1 })
    expect(app.callsOf('creatives.search')).toEqual([])
  })
})
