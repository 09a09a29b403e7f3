import { afterEach, describe, expect, test } from 'vitest'
import { mailCatcher, type Catching, type MailCatcher } from '../testing/mail-catcher.ts'
import { MAIL_CERTIFICATE } from '../testing/mail-certificate.ts'
import type { SmtpServer } from './smtp-greeting.gateway.ts'
import { sendBySmtp } from './smtp.gateway.ts'

let catcher: MailCatcher | undefined
afterEach(() => catcher?.close())

const envelope = {
  from: 'no-reply@marquee.example',
  to: 'dana@lakeside.example',
  message: 'Subject: hello\r\n\r\n.a dot\r\nand more',
}

async function send(catching: Catching = {}, more: Partial<SmtpServer> = {}) {
  catcher = await mailCatcher(catching)
  return sendBySmtp(
    {
      host: '127.0.0.1',
      port: catcher.port,
      isSecure: false,
      ownHost: 'marquee.example',
      patience: { reply: 300, afterData: 300 },
      ...more,
    },
    envelope,
  )
}

test('an email arrives as it was written, also with dots where lines begin', async () => {
  expect(await send()).toEqual({ outcome: 'sent', answer: '2.0.0 kept' })
  expect(catcher?.caught).toEqual([{ ...envelope, isSecured: false, user: undefined }])
  expect(catcher?.commands[0]).toBe('EHLO marquee.example')
})

describe('what goes wrong', () => {
  test.for<[string, Catching['says'], string]>([
    ['a greeting that asks to come later', { greeting: '421 busy' }, 'later'],
    ['a greeting that refuses', { greeting: '554 go away' }, 'refused'],
    ['a sender that is refused', { MAIL: '550 no' }, 'refused'],
    ['a reader that is unknown', { RCPT: '550 5.1.1 unknown' }, 'refused'],
    ['a full mailbox', { RCPT: '452 full' }, 'later'],
    ['a refusal of data', { DATA: '451 no room' }, 'later'],
    ['a refusal after the message', { '.': '554 spam' }, 'refused'],
    ['a later after the message', { '.': '451 try again' }, 'later'],
    ['silence before anything', { greeting: 'silence' }, 'later'],
    ['silence at the reader', { RCPT: 'silence' }, 'later'],
    ['hanging up at the reader', { RCPT: 'hang up' }, 'later'],
    ['silence after the message', { '.': 'silence' }, 'unknown'],
    ['hanging up after the message', { '.': 'hang up' }, 'unknown'],
    ['a reply that is none', { MAIL: 'hello' }, 'later'],
  ])('%s', async ([, says, outcome]) => {
    expect((await send({ says: says ?? {} })).outcome).toBe(outcome)
  })

  test('an unreachable server is tried again later', async () => {
    await send()
    const port = catcher?.port ?? 0
    await catcher?.close()
    const server = { host: '127.0.0.1', port, isSecure: false, ownHost: 'x' }
    expect((await sendBySmtp(server, envelope)).outcome).toBe('later')
  })

  test('an address that would say more to the server than an address is not sent', async () => {
    catcher = await mailCatcher()
    const server = { host: '127.0.0.1', port: catcher.port, isSecure: false, ownHost: 'x' }
    for (const to of ['a@b.example>\r\nRCPT TO:<c@d.example', 'a b@c.example', 'a>@b.example']) {
      expect((await sendBySmtp(server, { ...envelope, to })).outcome).toBe('refused')
    }
    expect(catcher.commands).toEqual([])
  })
})

describe('signing in', () => {
  const credentials = { user: 'marquee', password: 'sécret' }

  test('in the ways that a server offers', async () => {
    await send({ offers: ['AUTH LOGIN PLAIN'] }, { credentials })
    expect(catcher?.caught[0]?.user).toBe('marquee')
  })

  test('never in the clear to another machine', async () => {
    const answer = await send({ offers: ['AUTH PLAIN'] }, { credentials, host: '127.0.0.2' })
    expect(answer.outcome).not.toBe('sent')
    expect(catcher?.commands.join()).not.toMatch('AUTH')
  })

  test('a wrong password is refused', async () => {
    const says = { AUTH: '535 5.7.8 wrong' }
    expect(await send({ offers: ['AUTH PLAIN'], says }, { credentials })).toEqual({
      outcome: 'refused',
      answer: '535 5.7.8 wrong',
    })
  })
})

describe('a connection that cannot be overheard', () => {
  const tls = MAIL_CERTIFICATE

  test('is taken where the server offers it', async () => {
    const secured = await send(
      { offers: ['STARTTLS', 'AUTH PLAIN'], tls },
      { host: 'localhost', authorities: tls.cert, credentials: { user: 'm', password: 'p' } },
    )
    expect(secured.outcome).toBe('sent')
    expect(catcher?.caught[0]).toMatchObject({ isSecured: true, user: 'm' })
  })

  test('and not with a server whose certificate is not trusted', async () => {
    expect((await send({ offers: ['STARTTLS'], tls }, { host: 'localhost' })).outcome).toBe('later')
    expect(catcher?.caught).toEqual([])
  })
})
