import { expect, test } from 'vitest'
import { pieceNames } from '../mailing/index.ts'
import { readPostmark } from './read-postmark.load.ts'
import { readSendgrid } from './read-sendgrid.load.ts'
import { readSes } from './read-ses.load.ts'
import {
  postmarkBounce,
  postmarkComplaint,
  postmarkSubscription,
  sendgridBounce,
  sendgridEvent,
  sesBounce,
  sesComplaint,
  sesDelivery,
} from '../testing/mail-provider-samples.ts'

const names = pieceNames('secret')
const PIECE = { sendingKey: 12, isSeed: false, recipient: 1_207 }
const ABOUT = { name: names.nameFor(PIECE), to: 'mia@customers.example' }

const kinds = (found: readonly { kind: string }[] | undefined) => found?.map(({ kind }) => kind)

test.for([
  [sesBounce(ABOUT), ['BOUNCED_FOR_GOOD']],
  [
    sesBounce(ABOUT, { bounceType: 'Transient', bounceSubType: 'MailboxFull' }),
    ['BOUNCED_FOR_NOW'],
  ],
  [{ ...sesBounce(ABOUT), notificationType: undefined, eventType: 'Bounce' }, ['BOUNCED_FOR_GOOD']],
  [
    sesBounce(ABOUT, {
      bounceSubType: 'Suppressed',
      bouncedRecipients: [{ emailAddress: ABOUT.to }],
    }),
    ['BOUNCED_FOR_GOOD'],
  ],
  [sesComplaint(ABOUT), ['COMPLAINED']],
  [sesComplaint(ABOUT, 'not-spam'), []],
  [sesDelivery(ABOUT), []],
] as const)('what SES tells by %o is %j', ([message, expected]) => {
  expect(kinds(readSes(JSON.stringify(message)))).toEqual(expected)
})

test.for([
  [sendgridBounce(ABOUT), ['BOUNCED_FOR_GOOD']],
  [
    sendgridEvent(ABOUT, 'bounce', { type: 'blocked', status: '5.7.1', reason: '550 5.7.1 spam' }),
    ['TURNED_AWAY'],
  ],
  [sendgridEvent(ABOUT, 'dropped', { reason: 'Bounced Address' }), ['BOUNCED_FOR_GOOD']],
  [sendgridEvent(ABOUT, 'dropped', { reason: 'Spam Content' }), []],
  [sendgridEvent(ABOUT, 'spamreport'), ['COMPLAINED']],
  [sendgridEvent(ABOUT, 'unsubscribe'), ['OPTED_OUT']],
  [sendgridEvent(ABOUT, 'delivered', { response: '250 ok' }), []],
  [sendgridEvent(ABOUT, 'deferred', { response: '421 later', attempt: '2' }), []],
] as const)('what SendGrid tells by %o is %j', ([event, expected]) => {
  expect(kinds(readSendgrid(JSON.stringify([event])))).toEqual(expected)
})

test.for([
  [postmarkBounce(ABOUT), ['BOUNCED_FOR_GOOD']],
  [postmarkBounce(ABOUT, 'SoftBounce'), ['BOUNCED_FOR_NOW']],
  [postmarkBounce(ABOUT, 'Transient'), []],
  [postmarkBounce(ABOUT, 'AutoResponder'), []],
  [postmarkComplaint(ABOUT), ['COMPLAINED']],
  [postmarkSubscription(ABOUT, true, 'ManualSuppression'), ['OPTED_OUT']],
  [postmarkSubscription(ABOUT, true, 'HardBounce'), []],
  [postmarkSubscription(ABOUT, false, ''), []],
  [{ RecordType: 'Delivery', Recipient: ABOUT.to }, []],
] as const)('what Postmark tells by %o is %j', ([event, expected]) => {
  expect(kinds(readPostmark(JSON.stringify(event)))).toEqual(expected)
})

test('each says to whom it went, why it came back, and of which piece', () => {
  const all = [
    readSes(JSON.stringify(sesBounce(ABOUT))),
    readSendgrid(JSON.stringify([sendgridBounce(ABOUT)])),
    readPostmark(JSON.stringify(postmarkBounce(ABOUT))),
  ].flatMap((found) => found ?? [])
  expect(all).toHaveLength(3)
  for (const { address, says, quoted } of all) {
    expect(address).toBe(ABOUT.to)
    expect(says).toContain('no such mailbox here')
    expect(names.findIn(quoted)).toEqual(PIECE)
  }
})

test.for(['', '{', 'null', '[]', '{}', '[[]]', '[{"event":1}]', '{"mail":{}}', '"x"'])(
  'what is none of theirs stops nothing: %s',
  (text) => {
    for (const read of [readSes, readSendgrid, readPostmark]) expect(read(text) ?? []).toEqual([])
  },
)
