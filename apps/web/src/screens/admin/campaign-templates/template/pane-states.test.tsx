import { creatives } from '@marquee/contract/creatives'
import { templateTexts } from '@marquee/rules/templates'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { user } from '../../../../app/testing/start-app.tsx'
import { authored, box, go, put, rail, templateApp } from './testing/template-app.ts'

const { app, open } = templateApp({ ...authored, status: 'INACTIVE' })
const NEW = '/admin/create-campaign-template'

/** What stands beside each part. */
const states = () =>
  rail()
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

test('a part is complete when nothing is missing on it, and not because it was opened [TPL-08]', async () => {
  await open(NEW)
  const before = [
    'BasicsTo do',
    'DatesComplete',
    'ChannelsTo do',
    'AudienceComplete',
    'StepsTo do',
    'CouponsComplete',
    'Who gets itTo do',
    'ReviewTo do',
  ]
  expect(states()).toEqual(before)
  await go('Channels')
  await go('Who gets it')
  await go('Basics')
  expect(states()).toEqual(before)
})

test('the parts stand as they stood after the way to the editor of creatives [TPL-08]', async () => {
  const form = await open(NEW)
  await put(form, 'Name', 'Spring')
  await go('Channels')
  await user.click(form.getByRole('checkbox', { name: 'Email' }))
  await put(form, 'Email', '.0425')
  await go('Steps')
  await user.click(form.getByRole('button', { name: 'Add step' }))
  await put(form, 'Name', 'First email')
  await waitFor(() => expect(states()).toContain('ChannelsComplete'))
  const before = states()
  expect(before).toContain('DatesComplete')
  await user.click(form.getByRole('link', { name: 'New creative' }))
  await waitFor(() => expect(location.pathname).toBe('/admin/creative-templates/new'))
  cleanup()
  const again = await open(`${NEW}?creative=99`)
  await again.findByText(/^Your template is as you left it/)
  expect(box(again, 'Name').value).toBe('First email')
  // The step has its creative now.
  const now = before.map((state) => (state === 'StepsTo do' ? 'StepsComplete' : state))
  await waitFor(() => expect(states()).toEqual(now))
})

test('a creative that is not made for a way of sending is missed in its part and in the review, and not only when it is activated [TPL-08]', async () => {
  const page = creatives.search.example.reply
  const [creative] = page.customCreativeTemplates
  app.on('creatives.search', {
    ...page,
    customCreativeTemplates: [{ ...creative, fulfillmentChannels: ['EMAIL'] }],
  })
  await open()
  await waitFor(() => expect(states()).toContain('StepsTo do'))
  await go('Review')
  screen.getByText(new RegExp(templateTexts.creativeNotMadeFor('Direct mail')))
})
