import { readReturnPath, serveSmtp, type SmtpPlace, type SmtpPort } from '../mailing/index.ts'

/** One email as it arrived at an address for returns. */
export interface ReturnedEmail {
  /** Of the address that it came to; undefined: that for complaints. */
  name: string | undefined
  content: Buffer
}

export interface ReturnsReceiving {
  /** In small letters: who complains writes to these. What comes back names its email, at any domain. */
  domains: readonly string[]
  isOurs: (name: string) => boolean
  /** Resolves once it is kept for good. */
  take: (email: ReturnedEmail) => Promise<void>
}

/** Where providers of mailboxes send complaints that they were asked for. */
const COMPLAINTS = 'complaints'
const MOST_EMAILS = 100

/** A port that takes what mail servers return: an address names an email that was sent, or it is refused. */
export function serveReturns(
  place: SmtpPlace,
  { domains, isOurs, take }: ReturnsReceiving,
): Promise<SmtpPort> {
  const isForComplaints = (address: string) => {
    const [mailbox = '', domain = ''] = address.toLowerCase().split('@')
    return mailbox === COMPLAINTS && domains.includes(domain)
  }
  const isReturned = (address: string) => {
    const name = readReturnPath(address)
    return name !== undefined && isOurs(name)
  }
  return serveSmtp(place, {
    host: domains[0] ?? '',
    mostEmails: MOST_EMAILS,
    isTaken: ({ to }) => isReturned(to) || isForComplaints(to),
    take: ({ to, content }) => take({ name: readReturnPath(to), content }),
  })
}
