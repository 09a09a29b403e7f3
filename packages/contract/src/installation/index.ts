import {
  STANDINGS,
  standingTexts,
  type Standing,
  type StandingReason,
} from '@marquee/rules/installation'
import { z } from 'zod'
import { operations, selection } from '../operation/index.ts'

const Moment = z.string().describe('A moment, as 2027-03-14T15:09:26.535Z')
const Count = z.int().min(0)
const REASONS = Object.keys(standingTexts) as StandingReason[]

const judged = {
  standing: z.enum(STANDINGS),
  reason: z.enum(REASONS).describe('Why it stands so'),
}

const Work = z.strictObject({
  ...judged,
  runners: Count.describe('Groups of workers that take jobs now; each program that serves has two'),
  kinds: z.array(
    z.strictObject({
      kind: z.string(),
      standing: z.enum(STANDINGS),
      waiting: Count,
      running: Count,
      failed: Count.describe('Their last try failed; they are tried again later'),
      oldestSeconds: Count.describe('For how long the first of those that are due has waited'),
    }),
  ),
})

const Emails = z.strictObject({
  ...judged,
  isSending: z.boolean().describe('False: there is no mail server, and all are stored'),
  isHeld: z.boolean().describe('Nothing is sent until a person confirms the restored database'),
  waiting: Count,
  oldestSeconds: Count,
})

const Sendings = z.strictObject({
  ...judged,
  all: Count.describe('What campaigns have sent in the last 30 days, each piece, dealer and wave'),
  pieces: Count.describe('How many pieces that were'),
  unknown: Count.describe('Of how many it is not known whether they arrived'),
  held: Count.describe('How many wait for a person'),
  unbalanced: Count.describe('Of how many other pieces are known than were planned'),
})

const Customers = z.strictObject({
  ...judged,
  markets: Count.describe('Markets that can be counted'),
  households: Count,
  outdated: Count.describe('Markets with customers whose file is not of this day'),
})

const Audit = z.strictObject({
  ...judged,
  lagSeconds: Count.describe('The age of the first record that is not sealed'),
})

const Clock = z.strictObject({
  ...judged,
  apartSeconds: Count.describe(
    'Between the clock of the program that answered this call and that of the database',
  ),
})

const good = (reason: StandingReason): { standing: Standing; reason: StandingReason } => ({
  standing: 'good',
  reason,
})

export const installation = operations('installation', {
  read: {
    method: 'GET',
    path: '/installation',
    summary:
      'How this installation runs: work in the background, emails, what campaigns send, files of customers, the audit log and its clock, each judged.',
    access: { anyOf: ['CAN_PERFORM_ADMIN_OPERATIONS'], scope: 'scope' },
    query: z.strictObject(selection),
    reply: {
      status: 200,
      body: z.strictObject({
        standing: z.enum(STANDINGS).describe('As the worst of its parts'),
        asOf: Moment,
        program: z.strictObject({
          version: z.string(),
          runningSince: Moment.describe('Of the program that answered this call'),
        }),
        work: Work,
        emails: Emails,
        sendings: Sendings,
        customers: Customers,
        audit: Audit,
        clock: Clock,
      }),
    },
    failures: { 'installation.not-whole-network': 403 },
    example: {
      reply: {
        standing: 'good',
        asOf: '2027-03-14T15:09:26.535Z',
        program: { version: '1.4.0', runningSince: '2027-03-10T06:00:00.000Z' },
        work: {
          ...good('work.good'),
          runners: 2,
          kinds: [
            {
              kind: 'import customers',
              standing: 'good',
              waiting: 1,
              running: 2,
              failed: 0,
              oldestSeconds: 12,
            },
          ],
        },
        emails: {
          ...good('emails.good'),
          isSending: true,
          isHeld: false,
          waiting: 3,
          oldestSeconds: 2,
        },
        sendings: {
          ...good('sendings.good'),
          all: 86,
          pieces: 128_400,
          unknown: 0,
          held: 0,
          unbalanced: 0,
        },
        customers: {
          ...good('customers.good'),
          markets: 43,
          households: 128_400,
          outdated: 0,
        },
        audit: { ...good('audit.good'), lagSeconds: 4 },
        clock: { ...good('clock.good'), apartSeconds: 0 },
      },
    },
  },
})
