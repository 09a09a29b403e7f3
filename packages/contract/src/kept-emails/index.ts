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

const KeptEmail = z.strictObject({
  key: Key,
  to: z.string(),
  subject: z.string(),
  isSeed: z.boolean().describe('It went to somebody who looks at pieces'),
  arrivedAt: z.string().describe('A moment, as 2027-03-14T15:09:26.535Z'),
  campaign: z.strictObject({ key: Key, name: z.string() }),
  dealer: z.string(),
  step: z.string(),
  wave: z.int(),
})

const example = {
  key: 7,
  to: 'mia.brandt@customers.example',
  subject: 'Mia, your spring service for less',
  isSeed: false,
  arrivedAt: '2027-03-14T15:09:26.535Z',
  campaign: { key: 41, name: 'Spring service' },
  dealer: 'Lakeside Honda',
  step: 'First email',
  wave: 1,
}

/** Emails of campaigns that reached this installation's own mail server, as no other one is set up. */
export const keptEmails = operations('keptEmails', {
  search: {
    method: 'POST',
    path: '/kept-email/search',
    summary:
      "Emails of campaigns that were kept here instead of being sent, in the caller's scope, newest first.",
    access: administrators,
    query,
    body: searchBody(
      z.strictObject({
        text: shortText(80).optional().describe('Part of an address or a subject'),
        campaignKey: Key.optional(),
      }),
      ['arrivedAt'],
    ),
    reply: {
      status: 200,
      body: searchReply('emails', KeptEmail, {
        isSending: z.boolean().describe('True: a mail server is set up, and none is kept any more'),
      }),
    },
    failures: {},
    example: {
      body: { criteria: { text: 'spring' } },
      reply: { emails: [example], totalElements: 1, page: 0, size: 20, isSending: false },
    },
  },
  read: {
    method: 'GET',
    path: '/kept-email/{key}',
    summary:
      'An email as it arrived: how mail programs show it, as text, and as it came over the wire.',
    access: { ...administrators, object: 'params.key' },
    params: z.strictObject({ key: KeyText }),
    query,
    reply: {
      status: 200,
      body: KeptEmail.extend({
        from: z.string(),
        replyTo: z.string().nullable(),
        html: z.string(),
        text: z.string(),
        raw: z.string(),
      }),
    },
    failures: {},
    example: {
      params: { key: '7' },
      reply: {
        ...example,
        from: 'Lakeside Honda <lakeside-honda@mail.dealers.example>',
        replyTo: 'service@lakeside-honda.example',
        html: '<p>…</p>',
        text: 'Mia, your spring service for less\n',
        raw: 'From: Lakeside Honda\r\n <lakeside-honda@mail.dealers.example>\r\n…',
      },
    },
  },
})
