import { templates } from '@marquee/contract/templates'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { user } from '../../../../app/testing/start-app.tsx'
import { adminState } from '../../../../app/testing/states.ts'
import { slowField, takeKeyPresses } from '../../../../ui/testing/render-counter.ts'
import { authored, box, go, put, templateApp } from './testing/template-app.ts'

const template = { ...authored, status: 'INACTIVE' }
const { app, open } = templateApp(template)

/** A field alone takes 20 to 30; beside it are drawn what its row is called, and whether all is saved. */
const MOST = 60

test('a key press in a code draws its field, what its row is called, and the summary, and no more', async () => {
  const form = await open()
  await go('Steps')
  await user.click(form.getByRole('button', { name: /^Step 1: Postcard/ }))
  await user.click(form.getByRole('button', { name: /^Road/ }))
  const code = box(form, 'Creative Code')
  // What is loaded meanwhile is drawn anew without any key.
  await form.findByRole('img', { name: /^Winter road check/ })
  await form.findByRole('img', { name: /^Coupon/ })
  takeKeyPresses()
  await user.type(code, 'ABCD')
  const pressed = takeKeyPresses()
  expect(pressed.length).toBe(4)
  // One of them may meet an answer that arrives meanwhile, and the first one also says what is to be saved.
  expect(slowField(pressed, MOST)).toBeUndefined()
})

test('the browser’s own Back has to be confirmed, with the parts that would be lost, and loses nothing [UI-08]', async () => {
  app.on('templates.search', {
    ...templates.search.example.reply,
    can: { create: { ok: true } },
  })
  app.start({ path: '/admin/campaign-templates', state: adminState })
  await user.click(await screen.findByRole('link', { name: authored.name }))
  const form = within(await screen.findByRole('form', { name: 'Campaign template' }))
  await put(form, 'Name', 'Ice')
  await go('Who gets it')
  const wholeBrand = () =>
    form.findByRole<HTMLInputElement>('radio', { name: 'Every market of Honda' })
  await user.click(await wholeBrand())
  history.back()
  const question = () => within(screen.getByRole('alertdialog'))
  await screen.findByRole('alertdialog')
  question().getByText('What you typed in Basics and Who gets it is not saved and will be lost.')
  await user.click(question().getByRole('button', { name: 'No' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(window.location.pathname).toBe('/admin/campaign-templates/31')
  expect((await wholeBrand()).checked).toBe(true)
  await go('Basics')
  expect(box(form, 'Name').value).toBe('Ice')
  history.back()
  await screen.findByRole('alertdialog')
  await user.click(question().getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(window.location.pathname).toBe('/admin/campaign-templates'))
})
