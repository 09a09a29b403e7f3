import {
  contactPressureReasons,
  LIMITED_CHANNELS,
  MOST_DAYS,
  MOST_PIECES,
} from '@marquee/rules/contact-pressure'
import { z } from 'zod'
import { abilityOf, HierarchyId, operations, selection } from '../operation/index.ts'

const access = { anyOf: ['CAN_PERFORM_ADMIN_OPERATIONS'], scope: 'scope' } as const
const query = z.strictObject(selection)

const Channel = z.enum(LIMITED_CHANNELS)
const Limit = z
  .strictObject({
    pieces: z.int().min(1).max(MOST_PIECES),
    days: z.int().min(1).max(MOST_DAYS).describe('Days that follow each other'),
  })
  .nullable()
  .describe('At most so many pieces for a household in so many days; null: however many')

const BrandLimits = z.strictObject({
  brand: z.strictObject({ id: HierarchyId, name: z.string() }),
  limits: z
    .array(
      z.strictObject({
        channel: Channel,
        limit: Limit,
        changed: z
          .strictObject({ by: z.string(), at: z.string() })
          .nullable()
          .describe('Who set or removed it last; null: it was never set'),
      }),
    )
    .describe('One for each channel'),
})

const changed = { by: 'Grace Hopper', at: '2027-01-15T16:20:00.000Z' }
const example = {
  brand: { id: 'HONDA', name: 'Honda' },
  limits: [
    { channel: 'EMAIL' as const, limit: null, changed: null },
    { channel: 'DIRECT_MAIL' as const, limit: { pieces: 2, days: 30 }, changed },
  ],
}

/** How often the households of a brand are written to, by all of its dealers and campaigns together. */
export const contactPressure = operations('contactPressure', {
  list: {
    method: 'GET',
    path: '/contact-pressure',
    summary: 'How many pieces a household gets at most, for each brand of the scope.',
    access,
    query,
    reply: {
      status: 200,
      body: z.strictObject({
        brands: z.array(BrandLimits),
        can: z.strictObject({ change: abilityOf(contactPressureReasons) }),
      }),
    },
    failures: {},
    example: { reply: { brands: [example], can: { change: { ok: true } } } },
  },
  change: {
    method: 'PUT',
    path: '/contact-pressure/{hierarchyId}',
    summary:
      'Sets or removes the limit of a brand for one channel; its audiences are counted anew by it.',
    access: { ...access, object: 'params.hierarchyId' },
    audit: 'contact-pressure.changed',
    params: z.strictObject({ hierarchyId: HierarchyId }),
    query,
    body: z.strictObject({ channel: Channel, limit: Limit }),
    reply: { status: 200, body: BrandLimits },
    failures: { 'contact-pressure.not-whole-brand': 403 },
    example: {
      params: { hierarchyId: 'HONDA' },
      body: { channel: 'DIRECT_MAIL', limit: { pieces: 2, days: 30 } },
      reply: example,
    },
  },
})
