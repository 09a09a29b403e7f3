import { SmtpConversation, SmtpRefusal } from './smtp-conversation.gateway.ts'

export interface SmtpServer {
  host: string
  port: number
  /** Secured from the first byte; else by STARTTLS, where the server offers it. */
  isSecure: boolean
  credentials?: { user: string; password: string } | undefined
  /** By which we introduce ourselves. */
  ownHost: string
  /** How long a reply may take, in milliseconds. */
  patience?: { reply: number; afterData: number }
  /** Further authorities to trust, as of a company. */
  authorities?: string | undefined
}

interface Envelope {
  from: string
  to: string
  message: string
}

/**
 * later: not accepted, and may be tried again. unknown: the message was handed over, and the server
 * went silent before it accepted.
 */
export interface Sent {
  outcome: 'sent' | 'refused' | 'later' | 'unknown'
  answer: string
}

// Servers look at a message for spam before they reply, for minutes at worst.
const PATIENCE = { reply: 30_000, afterData: 600_000 }
const ADDRESS = /^[\x21-\x7e]+@[\x21-\x7e]+$/

/** Hands one email to a mail server. Never throws: what went wrong is the answer. */
export async function sendBySmtp(server: SmtpServer, envelope: Envelope): Promise<Sent> {
  const { from, to, message } = envelope
  if (![from, to].every((address) => ADDRESS.test(address) && !/[<>]/.test(address))) {
    return { outcome: 'refused', answer: 'The address cannot be written in an envelope.' }
  }
  const { reply: patience, afterData } = server.patience ?? PATIENCE
  const talk = new SmtpConversation(patience)
  let isHandedOver = false
  try {
    await greet(talk, server)
    await talk.send(`MAIL FROM:<${from}>`, 250)
    await talk.send(`RCPT TO:<${to}>`, 250, 251)
    await talk.send('DATA', 354)
    isHandedOver = true
    const answer = await talk.sendWithin(afterData, `${withDots(message)}\r\n.`, 250)
    talk.leave()
    return { outcome: 'sent', answer }
  } catch (error) {
    talk.leave()
    return failed(error as Error, isHandedOver)
  }
}

async function greet(talk: SmtpConversation, server: SmtpServer): Promise<void> {
  const { isSecure, ownHost, credentials, host } = server
  await talk.open(server)
  let offers = await talk.send(`EHLO ${ownHost}`, 250)
  if (!isSecure && /^STARTTLS\b/im.test(offers)) {
    await talk.send('STARTTLS', 220)
    await talk.secure(server)
    offers = await talk.send(`EHLO ${ownHost}`, 250)
  }
  if (!credentials) return
  if (!talk.isSecured && !isLoopback(host)) {
    throw new SmtpRefusal(530, 'The server offers no secure way to send a password.')
  }
  await signIn(talk, credentials, offers)
}

async function signIn(
  talk: SmtpConversation,
  { user, password }: NonNullable<SmtpServer['credentials']>,
  offers: string,
): Promise<void> {
  const ways = /^AUTH[ =](.*)$/im.exec(offers)?.[1]?.toUpperCase().split(/\s+/) ?? []
  if (ways.includes('LOGIN') && !ways.includes('PLAIN')) {
    await talk.send('AUTH LOGIN', 334)
    await talk.send(inBase64(user), 334)
    await talk.send(inBase64(password), 235)
  } else {
    await talk.send(`AUTH PLAIN ${inBase64(`\0${user}\0${password}`)}`, 235)
  }
}

function failed(error: Error, isHandedOver: boolean): Sent {
  const answer = error.message.slice(0, 500)
  if (error instanceof SmtpRefusal) {
    return { outcome: error.code >= 500 ? 'refused' : 'later', answer }
  }
  return { outcome: isHandedOver ? 'unknown' : 'later', answer }
}

const inBase64 = (text: string) => Buffer.from(text, 'utf8').toString('base64')
const isLoopback = (host: string) => ['localhost', '127.0.0.1', '::1'].includes(host)
/** A line that begins with a dot begins with two, as one alone ends the message. */
const withDots = (message: string) => message.replaceAll(/^\./gm, '..')
