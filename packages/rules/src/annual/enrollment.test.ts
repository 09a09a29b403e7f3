import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { day } from '@marquee/test-kit/campaign'
import { campaignPhases, CAMPAIGN_STATUSES } from '../campaigns/index.ts'
import { SEASONS } from '../templates/index.ts'
import { mayEnroll, mayStandAlone, type SeasonCampaign } from './enrollment.rules.ts'

const today = day('2026-11-20')
const dates = ['2027-03-15', '2027-06-14', '2027-09-13', '2027-12-06'].map(day)
const templates = SEASONS.map((season, at) => ({
  key: at + 1,
  season,
  name: season,
  status: 'ACTIVE' as const,
  mailDate: dates[at] ?? null,
}))

const spring = (overrides: Partial<SeasonCampaign> = {}): SeasonCampaign => ({
  key: 7,
  name: 'Spring starts here',
  templateKey: 1,
  status: 'SUBMITTED',
  mailDate: day('2027-03-15'),
  annualKey: null,
  ...overrides,
})

const refusal = (present: readonly SeasonCampaign[], on = today) => {
  const allowed = mayEnroll(templates, present, on)
  return allowed.ok ? undefined : allowed.reason
}

describe('a dealer enrolls', () => {
  test('in all four seasons before the first of them is mailed [ANN-01]', () => {
    const allowed = mayEnroll(templates, [], today)
    expect(allowed).toMatchObject({ ok: true, value: { drafts: [] } })
    expect(allowed.ok && allowed.value.seasons.map(({ season }) => season)).toEqual(SEASONS)
  })

  test('later in the year in those that are still ahead', () => {
    const allowed = mayEnroll(templates, [], day('2027-06-14'))
    expect(allowed.ok && allowed.value.seasons.map(({ season }) => season)).toEqual([
      'FALL',
      'WINTER',
    ])
    expect(refusal([], day('2027-12-06'))).toBe('annual.no-season-ahead')
  })

  test.for([
    ['another enrollment has a season', spring({ annualKey: 3 }), 'annual.enrolled'],
    ['a season is ordered by itself', spring(), 'annual.season-ordered'],
    [
      'a season is about to be canceled',
      spring({ status: 'CANCEL_REQUESTED' }),
      'annual.season-ordered',
    ],
    ['a season was canceled', spring({ status: 'CANCELLED' }), undefined],
    ['a season is a draft', spring({ status: 'DRAFT' }), undefined],
    ['it is of last year', spring({ mailDate: day('2026-03-16') }), undefined],
    ['it is of another template', spring({ templateKey: 9 }), undefined],
  ] as const)('where %s [ANN-16]', ([, present, reason]) => {
    expect(refusal([present])).toBe(reason)
  })

  test('with the campaign named that is in the way', () => {
    expect(mayEnroll(templates, [spring({ annualKey: 3 })], today)).toMatchObject({
      details: { campaignKey: 3, name: 'Spring starts here' },
    })
  })

  test('not where a season is no longer kept', () => {
    const closed = templates.map((one) => ({ ...one, status: 'INACTIVE' as const }))
    expect(mayEnroll(closed, [], today)).toMatchObject({ reason: 'annual.season-gone' })
  })
})

test('a season stands alone unless it comes with a year [ANN-16]', () => {
  const [first] = templates
  const alone = (present: SeasonCampaign) =>
    mayStandAlone(first ?? { key: 0, mailDate: null }, [present])
  expect(alone(spring()).ok).toBe(true)
  expect(alone(spring({ annualKey: 3 }))).toMatchObject({ reason: 'annual.season-enrolled' })
  expect(alone(spring({ annualKey: 3, status: 'CANCELLED' })).ok).toBe(true)
})

test('in whatever order a dealer enrolls, orders and cancels, no season is enrolled or ordered twice [ANN-16]', () => {
  const action = fc.oneof(
    fc.constant({ kind: 'enroll' as const }),
    fc.record({ kind: fc.constant('alone' as const), season: fc.integer({ min: 0, max: 3 }) }),
    fc.record({
      kind: fc.constant('move' as const),
      at: fc.nat(20),
      status: fc.constantFrom(...CAMPAIGN_STATUSES),
    }),
  )
  fc.assert(
    fc.property(fc.array(action, { maxLength: 25 }), (actions) => {
      let made: readonly SeasonCampaign[] = []
      for (const one of actions) {
        if (one.kind === 'enroll') made = enrolled(made)
        else if (one.kind === 'alone') made = orderedAlone(made, one.season)
        else made = moved(made, one)
        for (const template of templates) expect(sent(made, template.key)).toBeLessThan(2)
      }
    }),
  )
})

type Made = readonly SeasonCampaign[]

function enrolled(made: Made): Made {
  const allowed = mayEnroll(templates, made, today)
  if (!allowed.ok) return made
  const annualKey = made.length + 100
  const begun = allowed.value.seasons.map(({ key, name, mailDate }, at) => {
    const status = 'DRAFT' as const
    return { key: made.length + at, name, templateKey: key, status, mailDate, annualKey }
  })
  return [...made, ...begun]
}

/** Judged when it is ordered. */
function orderedAlone(made: Made, season: number): Made {
  const template = templates[season]
  if (!template || !mayStandAlone(template, made).ok) return made
  const isThere = made.some(
    ({ templateKey, status }) => templateKey === template.key && status !== 'CANCELLED',
  )
  if (isThere) return made
  const { key: templateKey, name, mailDate } = template
  const status = 'SUBMITTED' as const
  return [...made, { key: made.length, name, templateKey, status, mailDate, annualKey: null }]
}

/** Nothing that is canceled comes back, and a draft is ordered by itself only where it may be. */
function moved(made: Made, { at, status }: { at: number } & Pick<SeasonCampaign, 'status'>): Made {
  const one = made[at]
  if (!one || one.status === 'CANCELLED') return made
  const isOrdered = isDraft(one) && !isDraft({ status })
  const template = templates.find(({ key }) => key === one.templateKey)
  if (isOrdered && one.annualKey === null && template && !mayStandAlone(template, made).ok) {
    return made
  }
  return made.with(at, { ...one, status })
}

const isDraft = ({ status }: Pick<SeasonCampaign, 'status'>): boolean =>
  campaignPhases[status] === 'draft'

/** Drafts are not sent. */
const sent = (made: readonly SeasonCampaign[], key: number): number =>
  made.filter((one) => one.templateKey === key && one.status !== 'CANCELLED' && !isDraft(one))
    .length
