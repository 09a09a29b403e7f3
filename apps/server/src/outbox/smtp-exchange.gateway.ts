import { HUNG_UP, type Reply, type SmtpConversation } from './smtp-conversation.gateway.ts'
import { CLOSING, isOk, isReply, wordsOf } from './smtp-trouble.gateway.ts'

export interface Envelope {
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

/** What the server spoke of: a recipient that is refused says nothing about the next one. */
export interface Delivered extends Sent {
  about: 'server' | 'sender' | 'recipient' | 'message' | 'domain'
}

export interface Manner {
  /** The server takes the lines before a message all at once. */
  isPipelined: boolean
  /** An earlier message ended in the middle: the server has to forget its envelope. */
  isUnclean: boolean
  /** How long the reply to a whole message may take. */
  afterData: number
}

interface Step {
  line: string
  about: Delivered['about']
  fits: (reply: Reply) => boolean
}

/** `nothing`: the connection ended before the message was begun, as one that rested too long. */
export type Exchanged = Delivered | 'nothing'

/** Hands one message to a server that was greeted. */
export async function exchange(
  talk: SmtpConversation,
  envelope: Envelope,
  manner: Manner,
): Promise<Exchanged> {
  const steps = stepsOf(envelope, manner)
  const rounds = manner.isPipelined ? [steps] : steps.map((step) => [step])
  for (const round of rounds) {
    const replies = await talk.callAll(round.map(({ line }) => line))
    const index = replies.findIndex((reply, at) => !round[at]?.fits(reply))
    const [step, reply] = [round[index], replies[index]]
    if (!step || !reply) continue
    if (reply.code === HUNG_UP) return 'nothing'
    if (step.line === FORGET && isReply(reply)) {
      talk.drop()
      return 'nothing'
    }
    await endHalf(talk, step, reply, replies)
    return failed(step, reply)
  }
  return handOver(talk, envelope.message, manner)
}

const FORGET = 'RSET'
const expectsData = ({ code }: Reply) => code === 354

function stepsOf({ from, to }: Envelope, { isUnclean }: Manner): Step[] {
  const steps: Step[] = [
    { line: `MAIL FROM:<${from}>`, about: 'sender', fits: isOk },
    { line: `RCPT TO:<${to}>`, about: 'recipient', fits: isOk },
    { line: 'DATA', about: 'message', fits: expectsData },
  ]
  return isUnclean ? [{ line: FORGET, about: 'server', fits: isOk }, ...steps] : steps
}

/** A server that waits for a message although it refused its recipient gets an empty one (RFC 2920). */
async function endHalf(
  talk: SmtpConversation,
  { about }: Step,
  reply: Reply,
  replies: readonly Reply[],
): Promise<void> {
  const isWaiting = replies.some(expectsData)
  // Neither yes nor no: what the server says next would fit no line either.
  if (reply.code < 400) talk.drop()
  else if (isWaiting && about === 'recipient') await talk.call('.')
  else if (isWaiting) talk.drop()
}

function failed({ about }: Step, reply: Reply): Delivered {
  const isForGood = reply.code >= 500
  // Gone or silent, the server has spoken of no recipient.
  return {
    outcome: isForGood ? 'refused' : 'later',
    answer: wordsOf(reply),
    about: isReply(reply) && reply.code !== CLOSING ? about : 'server',
  }
}

async function handOver(
  talk: SmtpConversation,
  message: string,
  { afterData }: Manner,
): Promise<Delivered> {
  const about = 'message'
  if (!talk.isOpen) return { outcome: 'later', answer: 'The server hung up.', about: 'server' }
  const reply = await talk.handOver(ended(message), afterData)
  if (isOk(reply)) return { outcome: 'sent', answer: reply.text, about }
  const isRefusal = reply.code >= 400
  if (!isRefusal) talk.drop()
  const outcome = !isRefusal ? 'unknown' : reply.code >= 500 ? 'refused' : 'later'
  return { outcome, answer: wordsOf(reply), about }
}

/** A line that begins with a dot begins with two, as one alone ends the message. */
function ended(message: string): string {
  const hasDot = message.startsWith('.') || message.includes('\n.')
  const dotted = hasDot ? message.replaceAll(/^\./gm, '..') : message
  return dotted.endsWith('\r\n') ? `${dotted}.\r\n` : `${dotted}\r\n.\r\n`
}
