/**
 * An email is `kept` where there is no mail server; else it waits, is being sent, and then `sent` or
 * `refused`. When the connection broke while it was sent, it is `unknown` whether it arrived: it is not
 * sent again.
 */
export const EMAIL_STATES = ['kept', 'waiting', 'sending', 'sent', 'refused', 'unknown'] as const

export type EmailState = (typeof EMAIL_STATES)[number]
