import { describe, expect, test } from 'vitest'
import { mailCatcher, type Catching } from '../testing/mail-catcher.ts'
import { MAIL_CERTIFICATE } from '../testing/mail-certificate.ts'
import { mailConnections } from './smtp-connections.gateway.ts'

const MAILS = Number(process.env.BAD_SERVER_MAILS ?? 60)
/** A silence has to end; where there is none, a machine that is busy is no fault of the server. */
const PATIENCE = { silent: 1_500, any: 30_000 }

interface Bad {
  catching: Catching
  /** How often each outcome is the answer. */
  outcomes: Partial<Record<'sent' | 'refused' | 'later' | 'unknown', number>>
  /** How many it accepted, whatever the sender could learn of it. */
  accepted: number
}

/** Every third is done so, where all of them would only take longer. */
const third = (said: string) => (nth: number) => (nth % 3 === 0 ? said : undefined)
const THIRD = Math.ceil(MAILS / 3)
const none = { outcomes: { later: MAILS }, accepted: 0 }
const all = { outcomes: { sent: MAILS }, accepted: MAILS }
const someLater = { outcomes: { later: THIRD, sent: MAILS - THIRD }, accepted: MAILS - THIRD }

const BAD: Readonly<Record<string, Bad>> = {
  'falls silent before its greeting': { catching: { says: { greeting: 'silence' } }, ...none },
  'falls silent at EHLO': { catching: { says: { EHLO: 'silence' } }, ...none },
  'falls silent at MAIL': { catching: { says: { MAIL: third('silence') } }, ...someLater },
  'falls silent at RCPT': { catching: { says: { RCPT: third('silence') } }, ...someLater },
  'falls silent at DATA': { catching: { says: { DATA: third('silence') } }, ...someLater },
  'accepts and falls silent': {
    catching: { says: { '.': third('silence') } },
    outcomes: { unknown: THIRD, sent: MAILS - THIRD },
    accepted: MAILS,
  },
  'accepts and drops the connection': {
    catching: { says: { '.': third('hang up') } },
    outcomes: { unknown: THIRD, sent: MAILS - THIRD },
    accepted: MAILS,
  },
  'accepts with a reply and resets the connection': {
    catching: { says: { '.': '250 2.0.0 kept, then reset' } },
    ...all,
  },
  'has no time for anybody': { catching: { says: { greeting: '421 4.3.2 busy' } }, ...none },
  'closes after some emails with 421': {
    catching: { messagesEach: 7, goodBye: '421 4.4.2 enough' },
    ...all,
  },
  'refuses each for now, and takes it when it comes again': {
    catching: { says: { RCPT: (nth) => (nth < MAILS ? '450 4.2.0 come again' : undefined) } },
    ...none,
  },
  'refuses each for good': {
    catching: { says: { '.': '554 5.7.1 not this' } },
    outcomes: { refused: MAILS },
    accepted: 0,
  },
  'replies to MAIL with what fits no line': {
    catching: { says: { MAIL: third('354 go ahead') } },
    ...someLater,
  },
  'replies to a message with what fits no line': {
    catching: { says: { '.': third('354 more') } },
    outcomes: { unknown: THIRD, sent: MAILS - THIRD },
    accepted: MAILS,
  },
  'closes after some emails without a word': { catching: { messagesEach: 7 }, ...all },
  'replies a byte at a time': { catching: { isBytewise: true }, ...all },
  'hangs up as TLS begins': {
    catching: {
      offers: ['STARTTLS'],
      says: { STARTTLS: '220 go ahead, then hang up' },
      tls: MAIL_CERTIFICATE,
    },
    ...none,
  },
  'falls silent as TLS begins': {
    catching: { offers: ['STARTTLS'], says: { STARTTLS: '220 go ahead' } },
    ...none,
  },
  'refuses STARTTLS for good': {
    catching: {
      offers: ['STARTTLS'],
      says: { STARTTLS: '502 5.5.1 never' },
      tls: MAIL_CERTIFICATE,
    },
    ...none,
  },
  'offers STARTTLS and fails at it': {
    catching: {
      offers: ['STARTTLS'],
      says: { STARTTLS: '454 4.7.0 no TLS now' },
      tls: MAIL_CERTIFICATE,
    },
    ...none,
  },
}

async function connect(catching: Catching, offers: string[], patience: number) {
  const catcher = await mailCatcher({
    ...catching,
    offers: [...(catching.offers ?? []), ...offers],
  })
  const server = {
    host: 'localhost',
    port: catcher.port,
    isSecure: false,
    ownHost: 'marquee.example',
    patience: { reply: patience, afterData: patience },
  }
  const connections = mailConnections(server, { most: 20, messagesEach: 50 }, Date.now)
  const send = (row: number) =>
    connections.deliver({
      from: `bounce+${row}@marquee.example`,
      to: `reader${row}@lakeside.example`,
      message: `Message-ID: <${row}@marquee.example>\r\n\r\nHello ${row}\r\n`,
    })
  const close = async () => {
    await connections.close()
    await catcher.close()
    return catcher.caught.map(({ message }) => idOf(message))
  }
  return { send, close }
}

const LONG_ENOUGH = 60_000 + MAILS * 400
const ROWS = Array.from({ length: MAILS }, (_, row) => row)
const idOf = (message: string) => Number(/^Message-ID: <(\d+)@/.exec(message)?.[1])

describe.concurrent.each([
  ['a line at a time', []],
  ['lines at once', ['PIPELINING']],
])('a server that gets %s', (_, offers) => {
  test.each(Object.entries(BAD))(
    'and %s',
    async (name, { catching, outcomes, accepted }) => {
      const patience = name.includes('silent') ? PATIENCE.silent : PATIENCE.any
      const { send, close } = await connect(catching, offers, patience)
      const answers = await Promise.all(ROWS.map(send))
      const ids = await close()

      expect(counted(answers.map(({ outcome }) => outcome))).toEqual(outcomes)
      expect(ids).toHaveLength(accepted)
      expect(new Set(ids).size).toBe(accepted)
      for (const [row, { outcome }] of answers.entries()) {
        if (outcome === 'sent') expect(ids).toContain(row)
        if (outcome === 'later' || outcome === 'refused') expect(ids).not.toContain(row)
      }
    },
    LONG_ENOUGH,
  )

  test('and refuses for now gets each once when it is sent again', async () => {
    const catching = {
      says: { RCPT: (nth: number) => (nth < MAILS ? '450 4.2.0 come again' : undefined) },
    }
    const { send, close } = await connect(catching, offers, PATIENCE.any)
    await Promise.all(ROWS.map(send))
    const again = await Promise.all(ROWS.map(send))
    const ids = await close()
    expect(counted(again.map(({ outcome }) => outcome))).toEqual({ sent: MAILS })
    expect(ids.toSorted((a, b) => a - b)).toEqual(ROWS)
  })
})

function counted(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}
