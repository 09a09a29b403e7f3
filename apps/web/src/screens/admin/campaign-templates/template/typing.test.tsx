import { expect, test } from 'vitest'
import { user } from '../../../../app/testing/start-app.tsx'
import { slowField, takeKeyPresses } from '../../../../ui/testing/render-counter.ts'
import { authored, box, go, templateApp } from './testing/template-app.ts'

const { open } = templateApp({ ...authored, status: 'INACTIVE' })

/** A field alone takes 20 to 30; beside it are drawn what its row is called, and whether all is saved. */
const MOST = 60

test('a key press in a code draws its field, what its row is called, and the summary, and no more', async () => {
  const form = await open()
  await go('Steps')
  await user.click(form.getByRole('button', { name: /^Step 1: Postcard/ }))
  await user.click(form.getByRole('button', { name: /^Road/ }))
  const code = box(form, 'Creative Code')
  // What is loaded meanwhile is drawn anew without any key.
  await form.findByRole('img')
  takeKeyPresses()
  await user.type(code, 'ABCD')
  const pressed = takeKeyPresses()
  expect(pressed.length).toBe(4)
  // One of them may meet an answer that arrives meanwhile, and the first one also says what is to be saved.
  expect(slowField(pressed, MOST)).toBeUndefined()
})
