import { coupons } from '@marquee/contract/coupons'
import { creatives } from '@marquee/contract/creatives'
import { images } from '@marquee/contract/images'
import { pieces } from '@marquee/contract/pieces'
import { creativeReasons } from '@marquee/rules/creatives'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { problem } from '../../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../../app/testing/start-app.tsx'
import { adminState, dealerState } from '../../../../app/testing/states.ts'
import { labels } from './texts.ts'

const app = startedApp()
const creative = creatives.read.example.reply
const [photo] = images.list.example.reply.images

beforeEach(() => {
  app.on('creatives.search', creatives.search.example.reply)
  app.on('creatives.read', creative)
  app.on('creatives.uses', creatives.uses.example.reply)
  app.on('creatives.create', { ...creative, key: 12 })
  app.on('creatives.update', { ...creative, version: 2 })
  app.on('images.list', images.list.example.reply)
  app.on('coupons.list', coupons.list.example.reply)
})

const PATH = '/admin/creative-templates'

async function open(key: string, state = adminState) {
  app.start({ path: `${PATH}/${key}`, state })
  return within(await screen.findByRole('form', { name: 'Creative' }))
}

type Opened = Awaited<ReturnType<typeof open>>
const box = (form: Opened, name: string) =>
  form.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
const last = (operation: string) => app.callsOf(operation).at(-1)
const body = (operation: string) => last(operation)?.body as Record<string, object> | undefined
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const type = (form: Opened, name: string, text: string) =>
  user.type(box(form, name), text.replaceAll(/[{[]/g, '$&$&'))
const piece = () =>
  screen.getByRole('complementary', { name: 'Preview' }).querySelector('svg[role]')
const written = () =>
  [...(piece()?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent).join(' ')

test('one that is there says where it is used, and what retiring it means [CRE-01]', async () => {
  const form = await open('11')
  const uses = within(form.getByRole('group', { name: 'Where it is used' }))
  await uses.findByRole('link', { name: 'Winter ready' })
  expect(uses.queryByText(labels.retiring)).toBeNull()
  await user.click(form.getByRole('checkbox', { name: labels.isActive }))
  uses.getByText(labels.retiring)
})

test('one that an active template offers says at its button that saving goes live, and nothing once it is retired [CRE-07]', async () => {
  const form = await open('11')
  await form.findByText(/^Saving goes live at once: .* 43 dealers .* “Winter ready”/)
  await user.click(form.getByRole('checkbox', { name: labels.isActive }))
  expect(form.queryByText(/^Saving goes live/)).toBeNull()
})

describe('a new creative', () => {
  test('is drawn at each key press, as text and as nothing else [CRE-02]', async () => {
    const form = await open('new')
    await waitFor(() => expect(piece()).not.toBeNull())
    const seen: string[] = []
    for (const key of ['<', 'b', '>']) {
      await type(form, 'Headline', key)
      seen.push(written().match(/<b?>?/)?.[0] ?? '')
    }
    expect(seen).toEqual(['<', '<b', '<b>'])
    expect(document.querySelector('aside svg b')).toBeNull()
    await type(form, 'Headline', '{{dealer}}')
    expect(written()).toContain('<b>Riverside Motors')
  })

  test('is sent as it is, and goes on to be edited [CRE-01, CRE-02]', async () => {
    const form = await open('new')
    await type(form, 'Name', 'Summer')
    await type(form, 'Headline', 'Hot days')
    await user.click(form.getByRole('checkbox', { name: '0' }))
    await press('Save creative')
    await screen.findByText('Winter road check was created.')
    expect(body('creatives.create')).toMatchObject({
      hierarchyId: 'HONDA',
      name: 'Summer',
      status: 'ACTIVE',
      design: 'big-picture',
      minAttachments: 1,
      maxAttachments: 3,
      fulfillmentChannels: ['DIRECT_MAIL'],
    })
    await waitFor(() => expect(location.pathname).toBe(`${PATH}/12`))
  })

  test('says at its fields what is missing [CRE-01]', async () => {
    const form = await open('new')
    await user.click(form.getByRole('checkbox', { name: 'Direct mail' }))
    await press('Save creative')
    const summary = await screen.findByText('Please check 3 fields.')
    const all = within(summary.closest('[role="alert"]') as HTMLElement).getAllByRole('listitem')
    expect(all.map(({ textContent }) => textContent)).toEqual([
      'Name: Required',
      'Channels: Required',
      'Headline: Required',
    ])
    expect(app.callsOf('creatives.create')).toEqual([])
  })

  test('takes over a copy as a whole [CRE-07]', async () => {
    const form = await open('new?copy=11')
    expect(box(form, 'Headline').value).toBe(creative.texts.headline)
    await press('Save creative')
    await waitFor(() => expect(body('creatives.create')).toBeDefined())
    const variations = [{ id: 'road', name: 'Road', photo: null }]
    expect(body('creatives.create')).toMatchObject({ variations })
  })

  test('shows the fields that are filled for each recipient, and puts them where the caret is [CRE-09]', async () => {
    const form = await open('new?copy=11')
    const headline = box(form, 'Headline')
    headline.focus()
    headline.setSelectionRange(5, 5)
    await press('Insert a field into headline')
    const choices = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
    expect(choices).toHaveLength(5)
    expect(choices[0]).toBe('First name of the customer{{firstName}}, such as Jordan')
    expect(choices.at(-1)).toMatch(/^Mileage\{\{mileage\}\}, such as \d+$/)
    await user.click(screen.getByRole('menuitem', { name: /Name of the dealer/ }))
    expect(headline.value).toBe('Ready{{dealer}} for the first frost?')
  })
})

describe('how many coupons dealers can choose', () => {
  test('is told at once by the rule of campaigns [CRE-03, CRE-04, CRE-05]', async () => {
    const form = await open('11')
    form.getByText('Dealers can choose 2.')
    const counts = within(form.getByRole('group', { name: 'Coupons on email' }))
    await user.click(counts.getByRole('checkbox', { name: '3' }))
    form.getByText('Dealers can choose 2.')
    await user.click(counts.getByRole('checkbox', { name: '2' }))
    form.getByText(/^Nothing fits: every channel/)
    await user.click(form.getByRole('radio', { name: /The photo/ }))
    form.getByText('Dealers can choose 1, 2, 3, or 4.')
    await user.click(form.getByRole('combobox', { name: 'Most coupons' }))
    await user.click(screen.getByRole('option', { name: '0' }))
    form.getByText(/^Nothing fits: the largest/)
  })

  test('follows the design that is chosen from all of them [CRE-04]', async () => {
    const form = await open('new')
    await press('Choose a design')
    const dialog = within(screen.getByRole('dialog', { name: 'Choose a design' }))
    expect(dialog.getAllByRole('button', { name: /coupons/ })).toHaveLength(13)
    await user.click(dialog.getByRole('button', { name: /^Coupon sheet/ }))
    form.getByText('Dealers can choose 4 or 6.')
    await waitFor(() => expect(piece()?.getAttribute('viewBox')).toBe('0 0 792 432'))
  })
})

test('the design of the email is chosen from all of them, as the server paints them [CRE-02]', async () => {
  app.on('pieces.emailDesign', { html: '<html><body>Dear Jordan</body></html>' })
  const form = await open('11')
  await press('Choose a design of the email')
  const dialog = within(screen.getByRole('dialog', { name: 'Choose a design of the email' }))
  expect(dialog.getAllByRole('button', { name: /coupons/ })).toHaveLength(6)
  await waitFor(() => expect(app.callsOf('pieces.emailDesign')).toHaveLength(6))
  expect(last('pieces.emailDesign')?.query).toEqual({ hierarchyId: 'HONDA' })
  await user.click(dialog.getByRole('button', { name: /^Coupon sheet/ }))
  form.getByText('Coupon sheet')
  form.getByText('Dealers can choose 2.')
  await press('Save creative')
  await waitFor(() => expect(body('creatives.update')).toBeDefined())
  expect(body('creatives.update')).toMatchObject({ emailDesign: 'email-coupon-sheet' })
})

describe('the photo', () => {
  test('is chosen among those of the brand, and stands in the piece [CRE-17, GEN-20]', async () => {
    const form = await open('new')
    const requested = { assetType: 'creative-variation-full', marketKey: '2' }
    await waitFor(() => expect(last('images.list')?.query).toMatchObject(requested))
    await press('Choose a photo')
    await user.click(await screen.findByRole('button', { name: /^Photo 1, 1200 × 400/ }))
    const inPiece = () => piece()?.querySelector('image')?.getAttribute('href')
    await waitFor(() => expect(inPiece()).toBe(photo?.url))
    await form.findByText(/fewer than 300 dots per inch/)
    await press('Take it away')
    expect(piece()?.querySelector('image')).toBeNull()
  })

  test('can be brought anew [CRE-13, CRE-17]', async () => {
    app.on('images.upload', images.upload.example.reply)
    await open('new')
    await press('Choose a photo')
    const file = new File(['x'], 'road.png', { type: 'image/png' })
    await user.upload(screen.getByLabelText('New photo', { selector: 'input' }), file)
    await screen.findByRole('img', { name: 'The photo of this creative' })
    expect(last('images.upload')?.query).toMatchObject({
      assetType: 'creative-variation-full',
      marketKey: '2',
    })
  })
})

describe('a variation', () => {
  const item = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })
  const sent = () => body('creatives.update')?.['variations']

  test('is added with a name and a photo, and seen in the piece at once [CRE-01, GEN-20]', async () => {
    const form = await open('11')
    await press('Add a variation')
    await type(form, 'Name of the variation', ' Snow ')
    await user.click(
      within(screen.getByRole('region', { name: 'Snow' })).getByText('Choose a photo'),
    )
    await user.click(await screen.findByRole('button', { name: /^Photo 1, 1200 × 400/ }))
    const inPiece = () => piece()?.querySelector('image')?.getAttribute('href')
    await waitFor(() => expect(inPiece()).toBe(photo?.url))
    await user.click(screen.getByRole('combobox', { name: 'Variation that is shown' }))
    await user.click(screen.getByRole('option', { name: 'Its own photo' }))
    await waitFor(() => expect(inPiece()).toBeUndefined())
    await press('Save creative')
    await waitFor(() => expect(sent()).toBeDefined())
    expect(sent()).toEqual([
      { id: 'road', name: 'Road', photo: null },
      { id: 'variation-2', name: 'Snow', photo: photo?.hash },
    ])
  })

  test('that was just added is not called wrong before anything is typed [CRE-01]', async () => {
    const form = await open('11')
    await press('Add a variation')
    const name = await form.findByRole('textbox', { name: /^Name of the variation/ })
    expect(name.getAttribute('aria-invalid')).not.toBe('true')
    expect(form.queryByText('Something is wrong here')).toBeNull()
    form.getByText('How authors and dealers know it. It is not printed.')
  })

  test('without a name is not saved, and is opened to be named [CRE-01]', async () => {
    const form = await open('11')
    await press('Add a variation')
    await user.click(item('Variation without a name'))
    await press('Save creative')
    await screen.findByText('Please check one field.')
    expect(sent()).toBeUndefined()
    await waitFor(() => expect(box(form, 'Name of the variation').ariaInvalid).toBe('true'))
  })

  test('is moved and taken away [CRE-01]', async () => {
    const snow = { id: 'snow', name: 'Snow', photo: null, photoUrl: null, thumbnailUrl: null }
    app.on('creatives.read', { ...creative, variations: [...creative.variations, snow] })
    await open('11')
    await press('Add a variation')
    await press('Move Snow up')
    await press('Remove Variation without a name')
    await press('Save creative')
    await waitFor(() => expect(sent()).toMatchObject([{ id: 'snow' }, { id: 'road' }]))
  })

  test('shows its photo also where it was brought for another market [CRE-17, GEN-20]', async () => {
    const kept = { photo: 'c'.repeat(64), photoUrl: '/full.jpg', thumbnailUrl: '/small.jpg' }
    app.on('creatives.read', { ...creative, variations: [{ id: 'road', name: 'Road', ...kept }] })
    const form = await open('11')
    await user.click(item('Road'))
    const inPiece = () => piece()?.querySelector('image')?.getAttribute('href')
    await waitFor(() => expect(inPiece()).toBe('/full.jpg'))
    const small = form.getByRole('img', { name: 'The photo of this creative' })
    expect(small.getAttribute('src')).toBe('/small.jpg')
  })
})

describe('a creative that is there', () => {
  test('is turned over by a press, and stays so while its words are typed [CRE-02]', async () => {
    const form = await open('11')
    const preview = within(screen.getByRole('complementary', { name: 'Preview' }))
    await preview.findByRole('img', { name: /^Winter road check, Front/ })
    preview.getByText(/The coupons are samples\./)
    preview.getByText('The dealer is a sample.')
    await user.click(preview.getByRole('button', { name: 'Back' }))
    await type(form, 'Disclaimer', '!')
    await type(form, 'Headline', '!')
    await preview.findByRole('img', { name: /^Winter road check, Back/ })
  })

  test('shows the selected dealer, and what is saved is the next version [CRE-02, CRE-07]', async () => {
    app.on('pieces.dealer', pieces.dealer.example.reply)
    const state = { ...dealerState, permissions: adminState.permissions }
    const form = await open('11', state)
    await screen.findByText('With the data of Lakeside Honda.')
    screen.getByText(/^Version 1, saved/)
    expect(screen.getByText('Save creative').ariaDisabled).toBe('true')
    await type(form, 'Headline', '!')
    await press('Save creative')
    await screen.findByText('Winter road check was saved.')
    expect(body('creatives.update')).toMatchObject({ key: 11, version: 1 })
  })

  test('that somebody else changed meanwhile keeps what was typed [CRE-07]', async () => {
    const form = await open('11')
    await type(form, 'Headline', '!')
    const code = 'creative.changed-meanwhile'
    app.on('creatives.update', problem(409, code, creativeReasons[code]))
    app.on('creatives.read', { ...creative, version: 5, name: 'Frost check' })
    await press('Save creative')
    await screen.findByText('Name: Frost check')
    expect(box(form, 'Headline').value).toBe('Ready for the first frost?!')
    app.on('creatives.update', { ...creative, version: 6 })
    await press('Save creative')
    await screen.findByText('Winter road check was saved.')
    expect(body('creatives.update')).toMatchObject({ version: 5, name: 'Frost check' })
  })

  test('is not left with something unsaved in it without a question [FRM-17]', async () => {
    const form = await open('11')
    await type(form, 'Headline', '!')
    await user.click(screen.getByRole('link', { name: 'Cancel' }))
    await screen.findByRole('alertdialog')
    expect(location.pathname).toBe(`${PATH}/11`)
  })

  test('that is kept above can be looked at [TPL-09]', async () => {
    const can = { change: { ok: false, reason: 'creative.kept-above' } }
    app.on('creatives.read', { ...creative, can })
    app.start({ path: `${PATH}/11`, state: adminState })
    await screen.findByText(creativeReasons['creative.kept-above'])
    await screen.findByRole('img', { name: /^Winter road check, Front/ })
    expect(screen.queryByRole('form')).toBeNull()
  })

  test('that is not there says so [ERR-10]', async () => {
    app.on('creatives.read', problem(404, 'not-found', 'Not found.'))
    app.start({ path: `${PATH}/99`, state: adminState })
    await screen.findByText(/^This creative does not exist/)
  })
})

test('another server shows what was saved last [CRE-02]', async () => {
  const preview = { ...creative.preview, type: 'EXTERNAL_DYNAMIC', host: 'demo', path: '/piece' }
  const previewUrl = 'https://previews.example/piece?headline=a'
  app.on('creatives.read', { ...creative, preview, previewUrl })
  const form = await open('11')
  await press('As dealers preview it')
  expect(screen.getByTitle(/shown by another server/).getAttribute('src')).toBe(previewUrl)
  await type(form, 'Headline', '!')
  screen.getByText(/^Save the creative to see what the other server/)
  await user.clear(box(form, 'Path on the host'))
  await type(form, 'Path on the host', '/../piece')
  await press('Save creative')
  await screen.findAllByText(/Write a path on the preview host/)
})
