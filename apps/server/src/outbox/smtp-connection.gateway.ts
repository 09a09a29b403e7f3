import { SmtpConversation } from './smtp-conversation.gateway.ts'
import { exchange, type Delivered, type Envelope, type Exchanged } from './smtp-exchange.gateway.ts'
import { greet, type SmtpServer } from './smtp-greeting.gateway.ts'
import { CLOSING, SmtpTrouble } from './smtp-trouble.gateway.ts'

// Servers look at a message for spam before they reply, for minutes at worst.
const PATIENCE = { reply: 30_000, afterData: 600_000 }
const ADDRESS = /^[\x21-\x7e]+@[\x21-\x7e]+$/
const GONE: Delivered = { outcome: 'later', answer: 'The server hung up.', about: 'server' }

/**
 * One connection to a mail server at a time, for one email after the other: opened with the first, and again
 * after it ended. Never throws: what went wrong is the answer.
 */
export class SmtpConnection {
  private talk: SmtpConversation | undefined
  private isPipelined = false
  private isUnclean = false
  private messages = 0

  constructor(
    private readonly server: SmtpServer,
    private readonly messagesEach = Infinity,
  ) {}

  async deliver(envelope: Envelope): Promise<Delivered> {
    const { from, to } = envelope
    if (![from, to].every((address) => ADDRESS.test(address) && !/[<>]/.test(address))) {
      const answer = 'The address cannot be written in an envelope.'
      return { outcome: 'refused', answer, about: 'recipient' }
    }
    const wasOpen = this.talk?.isOpen === true
    let exchanged = await this.tryOnce(envelope)
    // A server may close a connection after some emails, or one that rests: this one was not begun on it.
    if (exchanged === 'nothing' && wasOpen) exchanged = await this.tryOnce(envelope)
    return exchanged === 'nothing' ? GONE : exchanged
  }

  leave(): void {
    this.talk?.leave()
    this.talk = undefined
  }

  private async tryOnce(envelope: Envelope): Promise<Exchanged> {
    try {
      const talk = await this.opened()
      const { isPipelined, isUnclean } = this
      const { afterData } = this.server.patience ?? PATIENCE
      this.messages += 1
      const exchanged = await exchange(talk, envelope, { isPipelined, isUnclean, afterData })
      this.goOn(exchanged)
      return exchanged
    } catch (error) {
      this.talk?.drop()
      const outcome = error instanceof SmtpTrouble ? error.outcome : 'later'
      const answer = error instanceof Error ? error.message : String(error)
      return { outcome, answer, about: 'server' }
    }
  }

  private async opened(): Promise<SmtpConversation> {
    if (this.talk?.isOpen) return this.talk
    const { reply } = this.server.patience ?? PATIENCE
    this.talk = new SmtpConversation(reply)
    const offers = await greet(this.talk, this.server)
    this.isPipelined = /^PIPELINING\b/im.test(offers)
    this.isUnclean = false
    this.messages = 0
    return this.talk
  }

  private goOn(exchanged: Exchanged): void {
    if (exchanged === 'nothing') return this.talk?.drop()
    const { outcome, answer, about } = exchanged
    this.isUnclean = outcome !== 'sent'
    const isOver = answer.startsWith(`${CLOSING} `) || (outcome === 'later' && about === 'server')
    if (isOver || this.messages >= this.messagesEach) this.leave()
  }
}
