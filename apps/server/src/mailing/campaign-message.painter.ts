import { alternatives, dateHeader, encodedWords, inHeader } from '../outbox/index.ts'

export interface CampaignMessage {
  /** The dealer by name, at an address of the domain that sends. */
  from: { name: string; address: string }
  /** Where the dealer reads replies. */
  replyTo: string | null
  to: string
  subject: string
  text: string
  html: string
  messageId: string
  /** By which Postmark tells of it, which has numbers of its own; others pass it on as it is. */
  piece: string
  now: number
  unsubscribe: {
    /** Takes the one click of RFC 8058: a POST without a page in between. */
    url: string
    mailto?: string | undefined
  }
  /** By which mailbox providers add up complaints: at most four, from the particular to the sender. */
  feedbackId: readonly string[]
  list: { name: string; id: string }
}

/** The same for the same row, so that a repeated message is known as the same. */
export const messageIdOf = (row: string, domain: string): string =>
  `<${row.replaceAll(/[^\w.-]/g, '_')}@${domain}>`

/** A marketing email as it goes over the wire, not yet signed. */
export function campaignMessage(message: CampaignMessage): string {
  const { from, replyTo, to, subject, messageId, piece, now, unsubscribe, feedbackId, list } =
    message
  return [
    `From: ${named(from.name, from.address)}`,
    ...(replyTo === null ? [] : [`Reply-To: ${address(replyTo)}`]),
    `To: ${address(to)}`,
    `Subject: ${words(subject, 'Subject: '.length)}`,
    dateHeader(now),
    `Message-ID: ${inHeader(messageId)}`,
    `X-PM-Metadata-piece: ${inHeader(piece)}`,
    `List-Id: ${named(list.name, list.id)}`,
    `List-Unsubscribe: ${waysOut(unsubscribe)}`,
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    `Feedback-ID: ${feedbackId.map(inFeedback).join(':')}`,
    alternatives(message),
  ].join('\r\n')
}

/** The line of a header holds 78 characters, and a name and its address rarely fit beside each other. */
const named = (name: string, at: string) =>
  inHeader(name) === '' ? address(at) : `${words(name, 12)}\r\n ${address(at)}`

/** What would end the address, or begin another, is left out. */
const address = (value: string) => `<${value.replaceAll(/[^\x21-\x7e]|[<>,;"()\\]/g, '')}>`

/** Plain words stay readable in a log; all else travels as encoded words. */
function words(text: string, taken: number): string {
  const line = inHeader(text)
  const isPlain = /^[A-Za-z0-9 !'*+/-]*$/.test(line) && !line.includes('  ')
  return isPlain && line.length + taken <= 76 ? line : encodedWords(line)
}

function waysOut({ url, mailto }: CampaignMessage['unsubscribe']): string {
  const ways = [url, ...(mailto === undefined ? [] : [`mailto:${mailto}`])]
  return ways.map((way) => `<${inLink(way)}>`).join(',\r\n ')
}

const inLink = (link: string) => link.replaceAll(/[^\x21-\x7e]|[<>,]/gu, inPercents)

/** Also of half a character, which no link can hold. */
const inPercents = (character: string) =>
  [...Buffer.from(character, 'utf8')].map((byte) => `%${hex(byte)}`).join('')
const hex = (byte: number) => byte.toString(16).toUpperCase().padStart(2, '0')

const inFeedback = (part: string) => part.replaceAll(/[^\w.-]+/g, '_')
