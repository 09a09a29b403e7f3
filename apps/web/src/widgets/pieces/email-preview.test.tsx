import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { newQueryClient } from '../../api/index.ts'
import { answeringServer, problem } from '../../api/testing/answering-server.ts'
import { NotificationsProvider } from '../../ui/notifications/index.ts'
import { EmailPreview } from './email-side.tsx'
import { emailTexts } from './email-texts.ts'

const server = answeringServer()
beforeEach(() => server.connect())

const email = {
  subject: '$20 off for <b>Ada</b>',
  preheader: 'Good until 05/31/2027',
  html: '<!DOCTYPE html PUBLIC "x"><html lang="en"><head><style>p{color:red}</style></head><body class="a"><p>Hello</p><script>document.title = "ran"</script></body></html>',
  text: 'Hello\n----\nUnsubscribe',
}

const shown = () =>
  render(
    <NotificationsProvider>
      <QueryClientProvider client={newQueryClient()}>
        <EmailPreview creativeTemplateKey={1} marketKey={14} composed={{ couponKeys: [3] }} />
      </QueryClientProvider>
    </NotificationsProvider>,
  )
const frame = () => screen.findByTitle<HTMLIFrameElement>('Email: $20 off for <b>Ada</b>')

test('an email is shown in a frame in which nothing runs, as wide as where it is read [CRE-02]', async () => {
  server.on('pieces.email', email)
  shown()
  const shownIn = await frame()
  expect(shownIn.width).toBe('660')
  expect(shownIn.getAttribute('sandbox')).toBe('allow-same-origin')
  expect(shownIn.getAttribute('src')).toBe('/email-frame.html')
  expect(screen.getByText('$20 off for <b>Ada</b>')).toBeDefined()
  expect(screen.getByText('Good until 05/31/2027')).toBeDefined()
  expect(server.callsOf('pieces.email')[0]?.body).toEqual({
    creativeTemplateKey: 1,
    marketKey: 14,
    couponKeys: [3],
  })
  await userEvent.click(screen.getByRole('button', { name: 'Phone' }))
  expect((await frame()).width).toBe('360')
  await userEvent.click(screen.getByRole('button', { name: 'Plain text' }))
  expect(screen.getByText(/^Hello/).textContent).toBe(email.text)
  expect(screen.queryByTitle(/^Email/)).toBeNull()
})

test('what could not be shown is told, and asked again', async () => {
  server.on(
    'pieces.email',
    problem(422, 'piece.no-email', 'This creative is not sent as an email.'),
  )
  shown()
  await screen.findByText('This creative is not sent as an email.')
  server.on('pieces.email', email)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await frame()
})

test('while what is typed is wrong, the email waits for it rather than fail [CPN-19]', async () => {
  server.on('pieces.email', problem(400, 'request.invalid', 'Some fields are not right.'))
  shown()
  await screen.findByText(emailTexts.mendFirst)
  expect(screen.queryByText('Some fields are not right.')).toBeNull()
})

test('who looks at an email sends it to themselves as a test, to the same reader', async () => {
  server.on('pieces.email', email)
  server.on('pieces.sendTest', { to: 'dana@lakeside-honda.example', isSending: true })
  shown()
  await frame()
  await userEvent.click(screen.getByRole('button', { name: 'Send me a test' }))
  await waitFor(() => expect(server.callsOf('pieces.sendTest')).toHaveLength(1))
  expect(server.callsOf('pieces.sendTest')[0]?.body).toEqual(
    server.callsOf('pieces.email')[0]?.body,
  )
})
