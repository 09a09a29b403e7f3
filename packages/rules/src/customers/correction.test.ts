import { describe, expect, test } from 'vitest'
import {
  correctedFields,
  flagsAfterCorrection,
  SOURCE_FLAGS,
  suppressionAfterCorrection,
  type ContactDetails,
  type ContactField,
  type SuppressionChannel,
  type SuppressionReason,
} from './index.ts'

const ADA: ContactDetails = {
  firstName: 'Ada',
  lastName: 'Quill',
  line1: '12 Main St',
  city: 'Ann Arbor',
  state: 'MI',
  postalCode: '48104',
  email: 'ada@customers.example',
  phone: '7345550100',
}

test('a correction is what differs, not how it was written [AUD-02]', () => {
  const before = { ...ADA, city: 'Ann  Arbor ', phone: '(734) 555-0100' }
  expect(correctedFields(before, { ...ADA, line1: '14 Main St', email: '' })).toEqual([
    'line1',
    'email',
  ])
})

const { emailBounced, emailOptedOut, mailOptedOut, mailUndeliverable } = SOURCE_FLAGS
const ALL_FLAGS = emailBounced | emailOptedOut | mailOptedOut | mailUndeliverable

test.for<[ContactField[], number]>([
  [['firstName', 'phone'], ALL_FLAGS],
  [['email'], ALL_FLAGS - emailBounced],
  [['line1'], ALL_FLAGS - mailUndeliverable],
  [['postalCode', 'email'], emailOptedOut | mailOptedOut],
])(
  'after a correction of %j what the file says against contact is %i: no opt-out ends by it [AUD-14]',
  ([changed, left]) => {
    expect(flagsAfterCorrection(ALL_FLAGS, changed)).toBe(left)
  },
)

describe('what was suppressed before a correction', () => {
  test.for<[SuppressionChannel, SuppressionReason, ContactField[], SuppressionChannel | undefined]>(
    [
      ['EMAIL', 'OPTED_OUT', ['email'], 'EMAIL'],
      ['ALL', 'COMPLAINED', ['email', 'line1'], 'ALL'],
      ['EMAIL', 'BOUNCED', ['email'], undefined],
      ['EMAIL', 'BOUNCED', ['line1'], 'EMAIL'],
      ['MAIL', 'UNDELIVERABLE', ['city'], undefined],
      ['MAIL', 'UNDELIVERABLE', ['email'], 'MAIL'],
      ['ALL', 'UNDELIVERABLE', ['line1'], 'EMAIL'],
      ['ALL', 'BOUNCED', ['email'], 'MAIL'],
      ['ALL', 'BOUNCED', ['email', 'postalCode'], undefined],
      ['ALL', 'BOUNCED', ['lastName'], 'ALL'],
    ],
  )('by %s as %s holds after one of %j for %s [AUD-14]', ([channel, reason, changed, holds]) => {
    expect(suppressionAfterCorrection({ channel, reason }, changed)).toBe(holds)
  })
})
