import * as fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { SmtpServer } from '../outbox/index.ts'
import { mailCatcher, type Catching, type MailCatcher } from '../testing/mail-catcher.ts'
import { MAIL_CERTIFICATE } from '../testing/mail-certificate.ts'
import { mailConnections, type MailConnections } from './smtp-connections.gateway.ts'

const BOUNDS = { most: 4, messagesEach: 100 }

let catcher: MailCatcher
let connections: MailConnections
afterEach(async () => {
  await connections.close()
  await catcher.close()
})

async function open(
  catching: Catching = {},
  more: Partial<SmtpServer> = {},
  bounds = BOUNDS,
  clock: () => number = Date.now,
) {
  catcher = await mailCatcher(catching)
  connections = mailConnections(
    {
      host: '127.0.0.1',
      port: catcher.port,
      isSecure: false,
      ownHost: 'marquee.example',
      patience: { reply: 30_000, afterData: 30_000 },
      ...more,
    },
    bounds,
    clock,
  )
}

const envelope = (at: number, to = `reader${at}@lakeside.example`) => ({
  from: 'bounce@marquee.example',
  to,
  message: `Message-ID: <${at}@marquee.example>\r\n\r\n.one dot\r\n..two\r\n`,
})

const sendMany = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => connections.deliver(envelope(at))))

const acceptedIds = () =>
  catcher.caught.map(({ message }) => /^Message-ID: <(\d+)@/.exec(message)?.[1])

describe.each([
  ['a line at a time', []],
  ['lines at once', ['PIPELINING']],
])('%s', (_, offers) => {
  test('many emails arrive once each, as they were written, by few connections', async () => {
    await open({ offers })
    const answers = await sendMany(200)
    expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(['sent']))
    expect(new Set(acceptedIds()).size).toBe(200)
    expect(catcher.caught).toHaveLength(200)
    for (const { to, message } of catcher.caught) {
      const at = Number(/<(\d+)@/.exec(message)?.[1])
      expect({ to, message: `${message}\r\n` }).toEqual({
        to: envelope(at).to,
        message: envelope(at).message,
      })
    }
    expect(catcher.connections()).toBe(3)
  })

  test('a connection is closed after as many emails as it is good for', async () => {
    await open({ offers }, {}, { most: 1, messagesEach: 10 })
    await sendMany(35)
    expect(catcher.caught).toHaveLength(35)
    expect(catcher.connections()).toBe(4)
  })

  test('a refused recipient says nothing about the next one on the same connection', async () => {
    const says = { RCPT: (nth: number) => (nth % 2 === 0 ? '550 5.1.1 unknown' : undefined) }
    await open({ offers, says }, {}, { most: 1, messagesEach: 100 })
    const answers = await sendMany(10)
    expect(answers.map(({ outcome }) => outcome)).toEqual(
      Array.from({ length: 5 }, () => ['refused', 'sent']).flat(),
    )
    expect(answers[0]).toEqual({
      outcome: 'refused',
      answer: '550 5.1.1 unknown',
      about: 'recipient',
    })
    expect(acceptedIds()).toEqual(['1', '3', '5', '7', '9'])
    expect(catcher.commands.filter((line) => line === 'RSET')).toHaveLength(5)
    expect(catcher.connections()).toBe(1)
  })

  test.each([
    ['451 4.3.0 try again', 'later'],
    ['554 5.7.1 spam', 'refused'],
  ])('the reply %s to a message ends only that message', async (reply, outcome) => {
    const says = { '.': (nth: number) => (nth === 2 ? reply : undefined) }
    await open({ offers, says }, {}, { most: 1, messagesEach: 100 })
    const answers = await sendMany(6)
    expect(answers[2]).toEqual({ outcome, answer: reply, about: 'message' })
    expect(acceptedIds()).toEqual(['0', '1', '3', '4', '5'])
    expect(catcher.connections()).toBe(1)
  })

  test('421 ends the connection, and the next email opens another', async () => {
    const says = { MAIL: (nth: number) => (nth === 2 ? '421 4.7.0 slow down' : undefined) }
    await open({ offers, says }, {}, { most: 1, messagesEach: 100 })
    const answers = await sendMany(5)
    expect(answers[2]).toEqual({
      outcome: 'later',
      answer: '421 4.7.0 slow down',
      about: 'server',
    })
    expect(acceptedIds()).toEqual(['0', '1', '3', '4'])
    expect(catcher.connections()).toBe(2)
  })

  test('what a server says while nothing is sent is not read as the reply to the next email', async () => {
    await open(
      { offers, messagesEach: 1, goodBye: '421 4.4.2 idle' },
      {},
      { most: 1, messagesEach: 9 },
    )
    expect((await connections.deliver(envelope(0))).outcome).toBe('sent')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect((await connections.deliver(envelope(1))).outcome).toBe('sent')
    expect(acceptedIds()).toEqual(['0', '1'])
  })

  test('a server that says more than it was sent is left, as its replies would be read as others', async () => {
    const says = { '.': '250 2.0.0 kept\r\n550 5.1.1 unknown' }
    await open({ offers, says }, {}, { most: 1, messagesEach: 9 })
    const answers = await sendMany(3)
    expect(answers.map(({ outcome }) => outcome)).toEqual(['sent', 'sent', 'sent'])
    expect(catcher.connections()).toBe(3)
  })

  test('a server that replies neither yes nor no is left, and the next email opens another connection', async () => {
    const says = { DATA: (nth: number) => (nth === 0 ? '250 ok' : undefined) }
    await open({ offers, says }, {}, { most: 1, messagesEach: 9 })
    const answers = await sendMany(2)
    expect(answers.map(({ outcome }) => outcome)).toEqual(['later', 'sent'])
    expect(acceptedIds()).toEqual(['1'])
    expect(catcher.connections()).toBe(2)
  })

  test('a server that forgets nothing at RSET gets a new connection, and the email arrives once', async () => {
    const says = {
      RCPT: (nth: number) => (nth === 0 ? '550 5.1.1 unknown' : undefined),
      RSET: '500 what',
    }
    await open({ offers, says }, {}, { most: 1, messagesEach: 9 })
    const answers = await sendMany(2)
    expect(answers.map(({ outcome }) => outcome)).toEqual(['refused', 'sent'])
    expect(acceptedIds()).toEqual(['1'])
    expect(catcher.connections()).toBe(2)
  })
})

test('a server that bids for a message although it refused the recipient gets no message', async () => {
  const says = { RCPT: (nth: number) => (nth === 1 ? '550 5.1.1 unknown' : undefined) }
  await open({ offers: ['PIPELINING'], says }, {}, { most: 1, messagesEach: 9 })
  const answers = await sendMany(3)
  expect(answers.map(({ outcome }) => outcome)).toEqual(['sent', 'refused', 'sent'])
  expect(catcher.caught.map(({ to }) => to)).toEqual([envelope(0).to, envelope(2).to])
  expect(catcher.connections()).toBe(1)
})

test('a server that bids for a message although it refused the sender is left', async () => {
  const says = { MAIL: (nth: number) => (nth === 0 ? '550 5.7.1 not you' : undefined) }
  await open({ offers: ['PIPELINING'], says }, {}, { most: 1, messagesEach: 9 })
  const answers = await sendMany(2)
  expect(answers[0]).toEqual({ outcome: 'refused', answer: '550 5.7.1 not you', about: 'sender' })
  expect(acceptedIds()).toEqual(['1'])
  expect(catcher.connections()).toBe(2)
})

describe('a connection that cannot be overheard', () => {
  test('is demanded where it must be: nothing is sent to a server that offers none', async () => {
    await open({}, { mustBeSecured: true })
    const [answer] = await sendMany(1)
    expect(answer).toEqual({
      outcome: 'later',
      answer: 'The server offers no secure connection.',
      about: 'server',
    })
    expect(catcher.commands).toEqual(['EHLO marquee.example'])
  })

  test('is used for many emails, lines at once', async () => {
    await open(
      { offers: ['PIPELINING', 'STARTTLS'], tls: MAIL_CERTIFICATE },
      { host: 'localhost', authorities: MAIL_CERTIFICATE.cert, mustBeSecured: true },
    )
    await sendMany(40)
    expect(new Set(acceptedIds()).size).toBe(40)
    expect(catcher.caught.every(({ isSecured }) => isSecured)).toBe(true)
    expect(catcher.connections()).toBe(3)
  })
})

test('whatever its lines are, a message arrives as it was written', async () => {
  await open({ offers: ['PIPELINING'] }, {}, { most: 1, messagesEach: 100 })
  const lines = fc.array(fc.constantFrom('', '.', '..', '. a', 'b.', 'QUIT', 'RSET', 'c'))
  await fc.assert(
    fc.asyncProperty(lines, async (lines) => {
      const message = ['Subject: x', '', ...lines].join('\r\n')
      const { outcome } = await connections.deliver({ ...envelope(1), message: `${message}\r\n` })
      expect(outcome).toBe('sent')
      expect(catcher.caught.at(-1)?.message).toBe(message)
    }),
    { numRuns: 250 },
  )
  expect(catcher.connections()).toBeLessThanOrEqual(4)
})

describe('where the server does not come to an end with a domain', () => {
  const caughtAre = (count: number) => vi.waitFor(() => expect(catcher.caught).toHaveLength(count))
  const isSlow = (to: string) => to.endsWith('@slow.example')
  const sendTo = (domain: string, count: number) =>
    Array.from({ length: count }, (_, at) =>
      connections.deliver(envelope(at, `reader${at}@${domain}`)),
    )

  test('its emails hold half of the connections, and those of others leave by the other half', async () => {
    await open({ slow: (to) => (isSlow(to) ? 600_000 : 0) })
    const slow = sendTo('slow.example', 8)
    // Nothing is known of it: the first goes alone. Once it is slow another one goes, and those behind them leave.
    await caughtAre(1)
    const behind = await Promise.all(slow.slice(2))
    expect(new Set(behind.map(({ outcome, about }) => `${outcome} ${about}`))).toEqual(
      new Set(['later domain']),
    )
    await caughtAre(2)
    const [one] = await Promise.all(sendTo('slow.example', 1))
    expect(one).toMatchObject({ outcome: 'later', about: 'domain' })
    expect(connections.hasRoom('more@slow.example')).toBe(false)
    expect(connections.hasRoom('more@quick.example')).toBe(true)

    const others = await Promise.all(sendTo('quick.example', 40))
    expect(others.every(({ outcome }) => outcome === 'sent')).toBe(true)
    expect(catcher.caught.filter(({ to }) => isSlow(to))).toHaveLength(2)
    await catcher.close()
    expect(await Promise.all(slow.slice(0, 2))).toMatchObject([
      { outcome: 'unknown' },
      { outcome: 'unknown' },
    ])
  })

  test('its emails hold fewer of them for as long as others have waited for one', async () => {
    let [now, answersAfter] = [0, 50]
    await open({ slow: (to) => (isSlow(to) ? answersAfter : 0) }, {}, BOUNDS, () => now)
    const first = sendTo('slow.example', 1)
    await caughtAre(1)
    now += 5_000
    await Promise.all(first)
    for (const count of [1, 10]) {
      await Promise.all([...sendTo('quick.example', count), ...sendTo('other.example', count)])
    }
    answersAfter = 600_000
    const slow = sendTo('slow.example', 1)
    expect(connections.hasRoom('more@slow.example')).toBe(false)
    now += 5_000
    expect(connections.hasRoom('more@slow.example')).toBe(true)
    await catcher.close()
    await Promise.all(slow)
  })

  test('also one that was quick before leaves a connection to all others', async () => {
    let isStuck = false
    await open({ slow: (to) => (isSlow(to) && isStuck ? 600_000 : 0) })
    await Promise.all(sendTo('slow.example', 10))
    isStuck = true
    const stuck = sendTo('slow.example', 10)
    await caughtAre(13)
    const others = await Promise.all(sendTo('quick.example', 20))
    expect(others.every(({ outcome }) => outcome === 'sent')).toBe(true)
    await catcher.close()
    await Promise.all(stuck)
  })

  test('once it is quick again its emails leave by more of them', async () => {
    let [now, isStuck] = [0, true]
    await open({ slow: (to) => (isSlow(to) && isStuck ? 50 : 0) }, {}, BOUNDS, () => now)
    const first = sendTo('slow.example', 1)
    await caughtAre(1)
    now += 5_000
    await Promise.all(first)
    isStuck = false
    const answers = await Promise.all(sendTo('slow.example', 2))
    answers.push(...(await Promise.all(sendTo('slow.example', 30))))
    expect(answers.every(({ outcome }) => outcome === 'sent')).toBe(true)
    expect(connections.hasRoom('more@slow.example')).toBe(true)
    expect(catcher.connections()).toBe(3)
  })
})

test('closing waits for what is being handed over, and answers later to all that waits', async () => {
  await open({}, {}, { most: 1, messagesEach: 100 })
  const sending = sendMany(20)
  await connections.close()
  const outcomes = (await sending).map(({ outcome }) => outcome)
  expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(catcher.caught.length)
  expect(new Set(outcomes)).toEqual(new Set(['sent', 'later']))
  expect((await connections.deliver(envelope(99))).outcome).toBe('later')
})

test('an address that would say more to the server than an address is not sent', async () => {
  await open()
  const answer = await connections.deliver(envelope(0, 'a@b.example>\r\nRCPT TO:<c@d.example'))
  expect(answer.outcome).toBe('refused')
  expect(catcher.commands).toEqual([])
})
