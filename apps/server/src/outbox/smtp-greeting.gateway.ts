import { isOk, SmtpTrouble, troubleOf } from './smtp-trouble.gateway.ts'
import type { SmtpConversation } from './smtp-conversation.gateway.ts'

export interface SmtpServer {
  host: string
  port: number
  /** Secured from the first byte; else by STARTTLS, where the server offers it. */
  isSecure: boolean
  /** Where the server offers no STARTTLS, nothing is sent. */
  mustBeSecured?: boolean | undefined
  credentials?: { user: string; password: string } | undefined
  /** By which we introduce ourselves. */
  ownHost: string
  /** How long a reply may take, in milliseconds. */
  patience?: { reply: number; afterData: number }
  /** Further authorities to trust, as of a company. */
  authorities?: string | undefined
}

/** Opens the connection, secures it and signs in, and answers with what the server offers. */
export async function greet(talk: SmtpConversation, server: SmtpServer): Promise<string> {
  const { isSecure, ownHost, credentials, host, mustBeSecured } = server
  const greeting = await talk.open(server)
  if (greeting.code !== 220) throw troubleOf(greeting)
  let offers = await introduced(talk, ownHost)
  if (!isSecure && /^STARTTLS\b/im.test(offers)) {
    await secure(talk, server)
    offers = await introduced(talk, ownHost)
  }
  if (mustBeSecured && !talk.isSecured) {
    throw new SmtpTrouble('later', 'The server offers no secure connection.')
  }
  if (!credentials) return offers
  if (!talk.isSecured && !isLoopback(host)) {
    throw new SmtpTrouble('refused', 'The server offers no secure way to send a password.')
  }
  await signIn(talk, credentials, offers)
  return offers
}

async function introduced(talk: SmtpConversation, ownHost: string): Promise<string> {
  const reply = await talk.call(`EHLO ${ownHost}`)
  if (!isOk(reply)) throw troubleOf(reply)
  return reply.text
}

/** It fails for now, whatever the server says: nothing is sent in the clear instead. */
async function secure(talk: SmtpConversation, server: SmtpServer): Promise<void> {
  const ready = await talk.call('STARTTLS')
  if (ready.code !== 220) throw new SmtpTrouble('later', troubleOf(ready).message)
  const secured = await talk.secure(server)
  if (secured.code !== 220) throw troubleOf(secured)
}

async function signIn(
  talk: SmtpConversation,
  { user, password }: NonNullable<SmtpServer['credentials']>,
  offers: string,
): Promise<void> {
  const ways = /^AUTH[ =](.*)$/im.exec(offers)?.[1]?.toUpperCase().split(/\s+/) ?? []
  const step = async (line: string, code: number) => {
    const reply = await talk.call(line)
    if (reply.code !== code) throw troubleOf(reply)
  }
  if (ways.includes('LOGIN') && !ways.includes('PLAIN')) {
    await step('AUTH LOGIN', 334)
    await step(inBase64(user), 334)
    await step(inBase64(password), 235)
  } else {
    await step(`AUTH PLAIN ${inBase64(`\0${user}\0${password}`)}`, 235)
  }
}

const inBase64 = (text: string) => Buffer.from(text, 'utf8').toString('base64')
const isLoopback = (host: string) => ['localhost', '127.0.0.1', '::1'].includes(host)
