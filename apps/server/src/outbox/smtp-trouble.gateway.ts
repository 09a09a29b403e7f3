import type { Reply } from './smtp-conversation.gateway.ts'

/** Why a connection came to nothing before an email was handed over. */
export class SmtpTrouble extends Error {
  constructor(
    readonly outcome: 'refused' | 'later',
    message: string,
  ) {
    super(message)
  }
}

/** The server ends the connection with this reply, to whatever line. */
export const CLOSING = 421

export const isOk = ({ code }: Reply): boolean => code >= 200 && code < 300

/** From 500 for good, below that for now. A reply that does not fit the line is no refusal. */
export function troubleOf(reply: Reply): SmtpTrouble {
  return new SmtpTrouble(reply.code >= 500 ? 'refused' : 'later', wordsOf(reply))
}

export function wordsOf(reply: Reply): string {
  return (isReply(reply) ? `${reply.code} ${reply.text}` : reply.text).slice(0, 500)
}

/** Not that the server hung up, or fell silent. */
export const isReply = ({ code }: Reply): boolean => code >= 100
