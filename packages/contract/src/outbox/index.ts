import { EMAIL_STATES } from '@marquee/rules/outbox'
import { z } from 'zod'
import {
  Key,
  KeyText,
  operations,
  searchBody,
  searchReply,
  selection,
  shortText,
} from '../operation/index.ts'

const administrators = { anyOf: ['CAN_PERFORM_ADMIN_OPERATIONS'], scope: 'scope' } as const
const query = z.strictObject(selection)
const Moment = z.string().describe('A moment, as 2027-03-14T15:09:26.535Z')

const Email = z.strictObject({
  key: Key,
  to: z.string(),
  subject: z.string(),
  state: z.enum(EMAIL_STATES),
  madeAt: Moment,
  settledAt: Moment.nullable(),
  answer: z.string().nullable().describe('What the mail server said last'),
})

const emailExample = {
  key: 5,
  to: 'dana@lakeside-honda.example',
  subject: 'Riley Park approved “Spring service”.',
  state: 'sent' as const,
  madeAt: '2027-03-14T15:09:26.535Z',
  settledAt: '2027-03-14T15:09:27.100Z',
  answer: '250 2.0.0 Ok: queued',
}

export const outbox = operations('outbox', {
  search: {
    method: 'POST',
    path: '/outbox/search',
    summary: "Emails that the product wrote to people in the caller's scope, newest first.",
    access: administrators,
    query,
    body: searchBody(
      z.strictObject({
        text: shortText(80).optional().describe('Part of an address or a subject'),
        state: z.enum(EMAIL_STATES).optional(),
      }),
      ['madeAt'],
    ),
    reply: {
      status: 200,
      body: searchReply('emails', Email, {
        isSending: z.boolean().describe('False: there is no mail server, and all are kept here'),
      }),
    },
    failures: {},
    example: {
      body: { criteria: { state: 'sent' } },
      reply: { emails: [emailExample], totalElements: 1, page: 0, size: 20, isSending: true },
    },
  },
  read: {
    method: 'GET',
    path: '/outbox/{key}',
    summary: 'An email as it was written, as text and as HTML.',
    access: { ...administrators, object: 'params.key' },
    params: z.strictObject({ key: KeyText }),
    query,
    reply: { status: 200, body: Email.extend({ text: z.string(), html: z.string() }) },
    failures: {},
    example: {
      params: { key: '5' },
      reply: { ...emailExample, text: 'Riley Park approved “Spring service”.\n', html: '<p>…</p>' },
    },
  },
})
