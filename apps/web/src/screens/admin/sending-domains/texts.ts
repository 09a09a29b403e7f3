import type { DnsStanding } from '@marquee/rules/sending-domains'

export const texts = {
  title: 'Sending domains',
  intro:
    'Emails of campaigns come from the dealer, by the sending domain of the brand. Mail servers believe them when the DNS of the domain says so. A daily cap keeps a dealer from sending too many at once.',
  back: 'Outbox',
  domain: 'Domain',
  ofInstallation: (domain: string) => `${domain} (that of the installation)`,
  change: 'Change domain',
  cap: 'Emails a day for each dealer',
  capOf: (count: string) => `At most ${count}`,
  noCap: 'No limit',
  changeCap: 'Change daily cap',
  capDialog: (brand: string) => `Daily cap of ${brand}`,
  emails: 'Most emails a day',
  emailsHint: 'For each dealer, on each day by its own clock. Leave it empty for no limit.',
  capProblem: (problem: string) => `${problem}, or empty for no limit`,
  capEffect:
    'It counts the emails of all campaigns of a dealer, also those that left today. What is over it leaves on the next days by itself, as soon as the hours of emails begin. Proofs, rehearsals and seed recipients do not count.',
  capSaved: (brand: string, count: string) =>
    `Each dealer of ${brand} sends at most ${count} emails a day.`,
  capRemoved: (brand: string) => `Dealers of ${brand} send emails without a daily cap.`,
  check: 'Check DNS',
  checkAgain: 'Check again',
  checking: 'Checking…',
  recordsOf: (domain: string) => `DNS records of ${domain}`,
  kind: (kind: string, type: string) => `${kind} (${type})`,
  says: (found: readonly string[]) => `It says: ${found.join(' · ')}`,
  failed: 'The sending domains could not be loaded',
  checkFailed: 'The DNS could not be looked at',
  dialog: (brand: string) => `Sending domain of ${brand}`,
  hint: 'A domain that only this brand sends by, such as mail.example.com. Leave it empty to use that of the installation.',
  effect: 'Emails that leave from now on come by it. Set its DNS records before.',
  save: 'Save',
  saved: (brand: string, domain: string) => `${brand} sends by ${domain}.`,
} as const

export const standingNames: Readonly<Record<DnsStanding, string>> = {
  there: 'In place',
  look: 'There: see that it allows your mail server',
  different: 'Says something else',
  missing: 'Missing',
  unanswered: 'The DNS did not answer',
}
