import { describe, expect, test } from 'vitest'
import { approversOf, remindedOf, notifiedOf, type Concerning, type Reader } from './index.ts'

const reader = (key: number, path: string, more: Partial<Reader> = {}): Reader => ({
  key,
  path,
  level: 'DISTRICT',
  permissions: ['CAN_SUBMIT_ORDER'],
  ...more,
})
const campaign: Concerning = {
  path: '1.2.3.4.5.',
  status: 'SUBMITTED',
  createdBy: 10,
  submittedBy: 11,
  category: 'ON_DEMAND',
  isReleased: false,
}
const dealer = reader(11, '1.2.3.4.5.', { level: 'DEALER' })
const district = reader(20, '1.2.3.4.')
const another = reader(21, '1.2.3.4.')
const zone = reader(30, '1.2.3.', { level: 'ZONE' })
const elsewhere = reader(40, '1.2.3.7.')
const above = [dealer, district, another, zone, elsewhere]
const notified = (
  action: Parameters<typeof notifiedOf>[0]['action'],
  personKey: number | null = 99,
) => notifiedOf({ action, personKey }, campaign, { above, speakers: [50], releasedTo: [60, 61] })

describe('who decides', () => {
  test.for<[string, readonly Reader[], number[]]>([
    ['those at the lowest place above that has somebody', above, [20, 21]],
    ['those further up, where nobody is nearer', [dealer, zone], [30]],
    ['nobody below the right to order', [reader(22, '1.2.3.4.', { permissions: [] }), zone], [30]],
    ['nobody elsewhere', [elsewhere], []],
    ['nobody about their own', [reader(11, '1.2.3.4.'), zone], [30]],
    ['no dealer', [reader(12, '1.2.3.4.5.', { level: 'DEALER' })], []],
  ])('%s', ([, people, keys]) => {
    expect(approversOf(campaign, people)).toEqual(keys)
  })
})

describe('who is notified', () => {
  test.for([
    ['submit', [{ kind: 'waiting', people: [20, 21] }]],
    ['request-cancel', [{ kind: 'cancel-asked', people: [20, 21] }]],
    ['approve', [{ kind: 'approved', people: [10, 11] }]],
    ['reject', [{ kind: 'rejected', people: [10, 11] }]],
    ['cancel', [{ kind: 'cancelled', people: [10, 11] }]],
    ['decline-cancel', [{ kind: 'cancelled', people: [10, 11] }]],
    ['release', [{ kind: 'released', people: [60, 61] }]],
    ['comment', [{ kind: 'comment', people: [10, 11, 50, 20, 21] }]],
    ['save-as-draft', []],
    ['start-review', []],
    ['create', []],
  ] as const)('of %s', ([action, expected]) => {
    expect(notified(action)).toEqual(expected)
  })

  test('the person who caused it is not notified', () => {
    expect(notified('cancel', 10)).toEqual([{ kind: 'cancelled', people: [11] }])
    expect(notified('comment', 50)[0]?.people).not.toContain(50)
  })

  test('of the approval of a metro campaign, those who may release it to its dealers', () => {
    const metro: Concerning = { ...campaign, path: '1.2.3.4.', category: 'METRO', submittedBy: 21 }
    const maker = (key: number, path: string) =>
      reader(key, path, {
        permissions: ['CAN_SUBMIT_ORDER', 'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS'],
      })
    const staff = [district, maker(21, '1.2.3.4.'), maker(30, '1.2.3.'), maker(31, '1.2.')]
    const approved = (changed: Partial<Concerning> = {}, personKey = 20) =>
      notifiedOf(
        { action: 'approve', personKey },
        { ...metro, ...changed },
        { above: staff, speakers: [], releasedTo: [] },
      )
    const makers = { kind: 'approved', people: [10, 21] }
    // Nobody releases what they submitted, or without the permission to make such campaigns.
    expect(approved()).toEqual([makers, { kind: 'to-release', people: [30] }])
    expect(approved({}, 30)).toEqual([makers])
    expect(approved({ isReleased: true })).toEqual([makers])
    expect(approved({ category: 'ON_DEMAND' })).toEqual([makers])
  })

  test('of a near last day, the makers of a draft, and of what waits those who decide too', () => {
    expect(remindedOf({ ...campaign, status: 'DRAFT', submittedBy: null }, above)).toEqual([10])
    expect(remindedOf(campaign, above)).toEqual([10, 11, 20, 21])
  })
})
