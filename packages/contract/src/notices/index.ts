import { NOTICE_KINDS } from '@marquee/rules/notices'
import { z } from 'zod'
import { Key, KeyText, operations, searchReply, searchBody } from '../operation/index.ts'

const everybody = { anyOf: [], scope: 'self' } as const
const Kind = z.enum(NOTICE_KINDS)
const Moment = z.string().describe('A moment, as 2027-03-14T15:09:26.535Z')

const Notice = z.strictObject({
  key: Key,
  kind: Kind,
  at: Moment,
  isRead: z.boolean(),
  campaignKey: Key,
  line: z.string().describe('What happened, in a sentence'),
  words: z.string().describe('The reason, or what was said'),
})

const Unread = z.strictObject({ unread: z.int() })

const Choice = z.strictObject({ kind: Kind, inProduct: z.boolean(), byEmail: z.boolean() })
const Choices = z.strictObject({ choices: z.array(Choice) })
const choicesExample = {
  choices: NOTICE_KINDS.map((kind) => ({ kind, inProduct: true, byEmail: true })),
}

export const notices = operations('notices', {
  search: {
    method: 'POST',
    path: '/notice/search',
    summary: 'What the caller is told of, newest first.',
    access: everybody,
    body: searchBody(
      z.strictObject({ isUnread: z.boolean().optional().describe('Only what is not read yet') }),
      ['at'],
    ),
    reply: { status: 200, body: searchReply('notices', Notice) },
    failures: {},
    example: {
      body: { criteria: { isUnread: true } },
      reply: {
        notices: [
          {
            key: 12,
            kind: 'rejected' as const,
            at: '2027-03-14T15:09:26.535Z',
            isRead: false,
            campaignKey: 7,
            words: 'The offer ends before it is mailed.',
            line: 'Riley Park rejected “Spring service”.',
          },
        ],
        totalElements: 1,
        page: 0,
        size: 20,
      },
    },
  },
  unread: {
    method: 'GET',
    path: '/notice/unread',
    summary: 'How many notices the caller has not read.',
    access: everybody,
    reply: { status: 200, body: Unread },
    failures: {},
    example: { reply: { unread: 3 } },
  },
  read: {
    method: 'POST',
    path: '/notice/{key}/read',
    summary: 'Marks a notice as read.',
    access: everybody,
    audit: 'notice.read',
    params: z.strictObject({ key: KeyText }),
    reply: { status: 200, body: Unread },
    failures: {},
    example: { params: { key: '12' }, reply: { unread: 2 } },
  },
  readAll: {
    method: 'POST',
    path: '/notice/read',
    summary: 'Marks all notices as read.',
    access: everybody,
    audit: 'notice.all-read',
    reply: { status: 200, body: Unread },
    failures: {},
    example: { reply: { unread: 0 } },
  },
  choices: {
    method: 'GET',
    path: '/notice/choices',
    summary: 'How the caller wants to be told of each kind.',
    access: everybody,
    reply: { status: 200, body: Choices },
    failures: {},
    example: { reply: choicesExample },
  },
  choose: {
    method: 'PUT',
    path: '/notice/choices',
    summary: 'Says how the caller wants to be told of each kind.',
    access: everybody,
    audit: 'notice.chosen',
    body: z.strictObject({
      choices: z
        .array(Choice)
        .max(NOTICE_KINDS.length)
        .refine(
          (all) => new Set(all.map(({ kind }) => kind)).size === all.length,
          'Each kind once',
        ),
    }),
    reply: { status: 200, body: Choices },
    failures: {},
    example: { body: choicesExample, reply: choicesExample },
  },
})
