import { coupons } from '@marquee/contract/coupons'
import { creatives } from '@marquee/contract/creatives'
import { images } from '@marquee/contract/images'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { startedApp, user } from '../../../../app/testing/start-app.tsx'
import { adminState } from '../../../../app/testing/states.ts'
import { partTexts, texts } from './texts.ts'

const app = startedApp()
const creative = creatives.read.example.reply
const alone = {
  ...creative,
  fulfillmentChannels: ['EMAIL' as const],
  preview: {
    ...creative.preview,
    media: [{ fulfillmentChannel: 'EMAIL' as const, couponCount: 2 }],
  },
}

beforeEach(() => {
  app.on('creatives.search', creatives.search.example.reply)
  app.on('creatives.read', creative)
  app.on('creatives.uses', creatives.uses.example.reply)
  app.on('creatives.update', { ...alone, version: 2 })
  app.on('images.list', images.list.example.reply)
  app.on('coupons.list', coupons.list.example.reply)
  app.on('pieces.email', { subject: 'Hello', preheader: '', html: '<html></html>', text: '' })
})

async function open(key = '11') {
  app.start({ path: `/admin/creative-templates/${key}`, state: adminState })
  return within(await screen.findByRole('form', { name: 'Creative' }))
}

const aside = () => screen.getByRole('complementary', { name: 'Preview' })
const toggle = (channel: string) => user.click(screen.getByRole('checkbox', { name: channel }))
const isInSight = (name: string) => screen.queryByRole('heading', { name }) !== null

test('a creative for email only has no design of direct mail, no check of print and no page of paper [CRE-02]', async () => {
  app.on('creatives.read', alone)
  const form = await open()
  await within(aside()).findByTitle('Email: Hello')
  expect(aside().querySelector('svg[role]')).toBeNull()
  expect(form.queryByText('Choose a design')).toBeNull()
  expect(isInSight(partTexts.preflight)).toBe(false)
  form.getByText('Choose a design of the email')
  await toggle('Direct mail')
  form.getByText('Choose a design')
  await waitFor(() => expect(isInSight(partTexts.preflight)).toBe(true))
})

test('a new creative for email shows its design, and the subject as it is typed, before it is saved [CRE-02]', async () => {
  app.on('pieces.emailDesign', { html: '<html><body>Design</body></html>' })
  const form = await open('new?brand=HONDA')
  await toggle('Direct mail')
  await toggle('Email')
  await user.type(form.getByRole('textbox', { name: /^Subject/ }), 'Winter is near')
  await within(aside()).findByText('Winter is near')
  expect(within(aside()).queryByText(/^Preview text/)).toBeNull()
  await user.type(form.getByRole('textbox', { name: /^Preheader/ }), 'Get ready')
  await within(aside()).findByText('Get ready')
  within(aside()).getByText(/^Preview text/)
  within(aside()).getByText(/^This is the design, with sample words\./)
  await waitFor(() => expect(aside().querySelector('iframe')).not.toBeNull())
  expect(app.callsOf('pieces.emailDesign')[0]).toMatchObject({
    path: '/piece/email-design/email-big-picture',
    query: { hierarchyId: 'HONDA' },
  })
  expect(app.callsOf('pieces.email')).toEqual([])
})

test('a creative for digital media only asks for no design of direct mail and no check of print, but for its picture [CRE-02, CHN-02]', async () => {
  const form = await open()
  await waitFor(() => expect(isInSight(partTexts.preflight)).toBe(true))
  await toggle('Email')
  await toggle('Direct mail')
  await toggle('Digital media')
  await waitFor(() => expect(isInSight(partTexts.preflight)).toBe(false))
  expect(form.queryByRole('group', { name: /^Design of direct mail/ })).toBeNull()
  form.getByRole('group', { name: /^Design of the picture by which it is known/ })
})

test('what is out of sight with its channel is there again with it, also after it was saved [CRE-02]', async () => {
  const form = await open()
  const subject = () => form.queryByRole<HTMLInputElement>('textbox', { name: /^Subject/ })
  await user.type(subject() as HTMLInputElement, '!')
  await toggle('Email')
  expect(subject()).toBeNull()
  const sent = creatives.update.example.reply
  app.on('creatives.update', {
    ...sent,
    fulfillmentChannels: ['DIRECT_MAIL' as const],
    emailDesign: null,
    texts: { ...creative.texts, subject: `${creative.texts.subject}!` },
    preview: {
      ...creative.preview,
      media: [{ fulfillmentChannel: 'DIRECT_MAIL' as const, couponCount: 2 }],
    },
    version: 2,
  })
  await user.click(screen.getByRole('button', { name: 'Save creative' }))
  await screen.findByRole('button', { name: 'Save creative', description: texts.nothingToSave })
  await toggle('Email')
  expect(subject()?.value).toBe(`${creative.texts.subject}!`)
  const design = within(form.getByRole('group', { name: /^Design of the email/ }))
  design.getByText('Big picture')
  const counts = within(form.getByRole('group', { name: 'Coupons on email' }))
  expect(counts.getByRole<HTMLInputElement>('checkbox', { name: '2' }).checked).toBe(true)
})
