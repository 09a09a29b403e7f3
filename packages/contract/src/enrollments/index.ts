import { accessTexts } from '@marquee/rules/access'
import { CAMPAIGN_STATUSES } from '@marquee/rules/campaigns'
import { enrollmentReasons, MOST_ENROLLED } from '@marquee/rules/enrollments'
import { JOB_STATUSES } from '@marquee/rules/reorders'
import { z } from 'zod'
import {
  abilityOf,
  Key,
  KeyText,
  onWire,
  operations,
  searchBody,
  searchReply,
  selection,
  shortText,
} from '../operation/index.ts'

const staff = { anyOf: ['CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS'], scope: 'scope' } as const
const one = { ...staff, object: 'params.id' } as const
const params = z.strictObject({ id: KeyText })
const query = z.strictObject(selection)

/** Who is enrolled, and in which year. */
const enrolling = (most: number) =>
  z.strictObject({
    templateKey: Key.describe('Of the annual template'),
    marketKeys: z.array(Key).min(1).max(most),
  })
/** As many as are looked at in one call. */
const MOST_TRIED = 100

const dealer = {
  marketKey: Key,
  marketName: z.string(),
  reason: z.string().nullable(),
  message: z.string().nullable().describe('Why the dealer is not enrolled'),
}

const TriedDealer = z.strictObject({
  ...dealer,
  isPossible: z.boolean(),
  drafts: z.int().describe('Drafts of these seasons, which can no longer be ordered by themselves'),
})

const EnrolledDealer = z.strictObject({
  key: onWire('id', Key),
  ...dealer,
  status: z.enum(JOB_STATUSES),
  enrollmentKey: Key.nullable().describe('Null also where it was deleted since'),
  enrollmentStatus: z.enum(CAMPAIGN_STATUSES).nullable(),
  doneAt: z.string().nullable(),
})

const BulkEnrollment = z.strictObject({
  key: onWire('id', Key),
  templateKey: Key,
  templateName: z.string(),
  status: z.enum(JOB_STATUSES).describe('PENDING while any is; FAILED when something did'),
  counts: z.strictObject({ PENDING: z.int(), COMPLETED: z.int(), FAILED: z.int() }),
  retryable: z.int().describe('Of those that failed, the ones whom another try may enroll'),
  startedBy: z.string(),
  startedAt: z.string(),
  can: z.strictObject({ retry: abilityOf({ ...accessTexts, ...enrollmentReasons }) }),
})

const bulkExample = {
  id: 4,
  templateKey: 31,
  templateName: 'Four seasons of service',
  status: 'PENDING' as const,
  counts: { PENDING: 12, COMPLETED: 27, FAILED: 1 },
  retryable: 1,
  startedBy: 'Riley Park',
  startedAt: '2027-03-01T15:00:00.000Z',
  can: { retry: { ok: false as const, reason: 'enrollment.nothing-failed' } },
}
const dealerExample = { marketKey: 14, marketName: 'Lakeside Honda', reason: null, message: null }
const startExample = { templateKey: 31, marketKeys: [14] }

/** Many dealers enrolled in the seasons of a year at once. */
export const enrollments = operations('enrollments', {
  tryOut: {
    method: 'POST',
    path: '/campaign/annual-seasonal/enroll/search/trial',
    summary: 'Who of these dealers would be enrolled, and who not; nothing is made.',
    access: { ...staff, object: 'body.templateKey' },
    query,
    body: enrolling(MOST_TRIED),
    reply: { status: 200, body: z.strictObject({ dealers: z.array(TriedDealer) }) },
    failures: { 'annual.not-a-year': 422 },
    example: {
      body: startExample,
      reply: { dealers: [{ ...dealerExample, isPossible: true, drafts: 0 }] },
    },
  },
  start: {
    method: 'POST',
    path: '/campaign/annual-seasonal/enroll',
    idempotent: true,
    summary: 'Enrolls many dealers in the seasons of a year; each is a draft once its turn came.',
    access: { ...staff, object: 'body.templateKey' },
    audit: 'bulk-enrollment.started',
    query,
    body: enrolling(MOST_ENROLLED),
    reply: { status: 201, body: BulkEnrollment },
    failures: { 'annual.not-a-year': 422 },
    example: { body: startExample, reply: bulkExample },
  },
  search: {
    method: 'POST',
    path: '/campaign/annual-seasonal/enroll/search',
    summary: 'What was started, the newest first; by the name of a template, a dealer or a person.',
    access: staff,
    query: z.strictObject({ ...selection, query: shortText(80).optional() }),
    body: searchBody(z.strictObject({}), ['startedAt']),
    reply: { status: 200, body: searchReply('bulkEnrollments', BulkEnrollment) },
    failures: {},
    example: {
      body: { page: 0, size: 20 },
      reply: { bulkEnrollments: [bulkExample], totalElements: 1, page: 0, size: 20 },
    },
  },
  read: {
    method: 'GET',
    path: '/campaign/annual-seasonal/enroll/{id}',
    summary: 'How far it has come.',
    access: one,
    params,
    query,
    reply: { status: 200, body: BulkEnrollment },
    failures: {},
    example: { params: { id: '4' }, reply: bulkExample },
  },
  searchDealers: {
    method: 'POST',
    path: '/campaign/annual-seasonal/enroll/{id}/search',
    summary: 'Its dealers, each with how it fared.',
    access: one,
    params,
    query: z.strictObject({ ...selection, status: z.enum(JOB_STATUSES).optional() }),
    body: searchBody(z.strictObject({ text: shortText(80).optional() }), ['marketName', 'status']),
    reply: { status: 200, body: searchReply('dealers', EnrolledDealer) },
    failures: {},
    example: {
      params: { id: '4' },
      query: { status: 'COMPLETED' },
      body: { page: 0, size: 20 },
      reply: {
        dealers: [
          {
            ...dealerExample,
            id: 91,
            status: 'COMPLETED' as const,
            enrollmentKey: 112,
            enrollmentStatus: 'DRAFT' as const,
            doneAt: '2027-03-01T15:00:03.000Z',
          },
        ],
        totalElements: 1,
        page: 0,
        size: 20,
      },
    },
  },
  retry: {
    method: 'POST',
    path: '/campaign/annual-seasonal/enroll/{id}/retry',
    summary: 'Tries those again that failed, and no other.',
    access: one,
    audit: 'bulk-enrollment.retried',
    params,
    query,
    reply: { status: 200, body: BulkEnrollment },
    failures: { 'enrollment.nothing-failed': 409, 'enrollment.nothing-to-retry': 409 },
    example: { params: { id: '4' }, reply: bulkExample },
  },
})
