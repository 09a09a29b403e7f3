import { describe, expect, test } from 'vitest'
import type { Permission, UserLevel } from '../access/index.ts'
import {
  CAMPAIGN_MOVES,
  CAMPAIGN_STATUSES,
  campaignReasons,
  cancellingOf,
  draftingOf,
  moveCampaign,
  type CampaignAction,
  type CampaignStatus,
  type Movable,
  type Moving,
} from './index.ts'

const SUBMITTER = 1
const OTHER = 2
const campaign: Movable = {
  status: 'DRAFT',
  category: 'METRO',
  type: 'STANDARD',
  campaignCadence: 'STANDARD',

  parentCampaignKey: null,
  annualCampaignKey: null,
  isMarketOpen: true,
  submittedBy: SUBMITTER,
  statusBefore: 'ACTIVE',
}
const ORDERING: readonly Permission[] = ['CAN_SUBMIT_ORDER']
const STAFF: readonly Permission[] = [...ORDERING, 'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS']
const personWith = (key: number, level: UserLevel, permissions: readonly Permission[]): Moving => ({
  keys: [key],
  level,
  permissions,
})
const submitter = personWith(SUBMITTER, 'DISTRICT', STAFF)
const approver = personWith(OTHER, 'ZONE', STAFF)

// As the decision table says it: D draft, S submitted, K acknowledged, P approved, A active,
// C completed, Q cancel requested, X cancelled, B bulk reorder, R reserved; '.' refused, '-' gone.
const LETTERS = 'DSKPACQXBR'
const BY_SUBMITTER: Readonly<Record<CampaignAction, string>> = {
  'save-as-draft': /*  */ 'D.........',
  withdraw: /*         */ '.D........',
  submit: /*           */ 'S.........',
  'start-review': /*   */ '..........',
  approve: /*          */ '..........',
  reject: /*           */ '..........',
  postpone: /*         */ '..........',
  start: /*            */ '..........',
  complete: /*         */ '..........',
  cancel: /*           */ '.XX.....XX',
  'request-cancel': /* */ '...QQ.....',
  'confirm-cancel': /* */ '..........',
  'decline-cancel': /* */ '..........',
  release: /*          */ '..........',
  delete: /*           */ '-.......-.',
}
const BY_APPROVER: Readonly<Record<CampaignAction, string>> = {
  ...BY_SUBMITTER,
  withdraw: /*         */ '..........',
  'start-review': /*   */ '.K........',
  approve: /*          */ '.PP.......',
  reject: /*           */ '.DD.......',
  postpone: /*         */ '.SSS......',
  'confirm-cancel': /* */ '......X...',
  'decline-cancel': /* */ '......A...',
  release: /*          */ 'DSKPACQ.BR',
}

const letterOf = (status: CampaignStatus): string =>
  LETTERS[CAMPAIGN_STATUSES.indexOf(status)] as string

function rowOf(action: CampaignAction, person: Moving): string {
  return CAMPAIGN_STATUSES.map((status) => {
    const moved = moveCampaign(action, { ...campaign, status }, person)
    if (!moved.ok) return '.'
    return moved.value === null ? '-' : letterOf(moved.value)
  }).join('')
}

const actions = Object.keys(CAMPAIGN_MOVES) as CampaignAction[]
const refusal = (action: CampaignAction, overrides: Partial<Movable>, person: Moving) => {
  const moved = moveCampaign(action, { ...campaign, ...overrides }, person)
  return moved.ok ? moved.value : moved.reason
}

describe.for(actions)('%s', (action) => {
  test('goes where the decision table says, in every status [CMP-06, CMP-10, CMP-11, CMP-12]', () => {
    expect(rowOf(action, submitter)).toBe(BY_SUBMITTER[action])
    expect(rowOf(action, approver)).toBe(BY_APPROVER[action])
  })

  test('acts on the whole of a metro campaign, never on one child [CMP-13]', () => {
    expect(refusal(action, { parentCampaignKey: 7 }, approver)).toBe('campaign.follows-parent')
  })

  test('is refused with a reason that people can read [CMP-11]', () => {
    expect(campaignReasons[`campaign.cannot-${action}`]).toMatch(/\.$/)
  })
})

test.for<[string, CampaignAction, Moving, string]>([
  ['a dealer', 'approve', personWith(OTHER, 'DEALER', STAFF), 'campaign.not-an-approver'],
  ['who may not order', 'approve', personWith(OTHER, 'ZONE', []), 'campaign.not-an-approver'],
  ['the submitter', 'approve', submitter, 'campaign.own-order'],
  ['the submitter', 'confirm-cancel', submitter, 'campaign.own-order'],
  [
    'who orders for one dealer',
    'release',
    personWith(OTHER, 'ZONE', ORDERING),
    'campaign.several-dealers-only',
  ],
  [
    'who only reads',
    'cancel',
    personWith(OTHER, 'ZONE', ['CAN_READ_CAMPAIGNS']),
    'campaign.not-a-maker',
  ],
  ['somebody else', 'withdraw', approver, 'campaign.not-the-submitter'],
])('%s is refused to %s [LVL-11, LVL-12]', ([, action, person, reason]) => {
  expect(refusal(action, { status: 'SUBMITTED' }, person)).toBe(reason)
})

test('an administrator decides on an order of their own as well [LVL-11]', () => {
  const admin = personWith(SUBMITTER, 'NATIONAL', [...STAFF, 'CAN_PERFORM_ADMIN_OPERATIONS'])
  expect(refusal('approve', { status: 'SUBMITTED' }, admin)).toBe('APPROVED')
})

test('only a metro campaign is released [LVL-11, ORD-12]', () => {
  expect(refusal('release', { category: 'SEASONAL' }, approver)).toBe(
    'campaign.not-a-metro-campaign',
  )
})

test('cancelling a running campaign is requested, a waiting one is canceled, a submitted one is withdrawn [CMP-12, CMP-27]', () => {
  expect(CAMPAIGN_STATUSES.filter((status) => cancellingOf(status) === 'request-cancel')).toEqual([
    'APPROVED',
    'ACTIVE',
  ])
  expect(CAMPAIGN_STATUSES.filter((status) => draftingOf(status) === 'withdraw')).toEqual([
    'SUBMITTED',
  ])
})
