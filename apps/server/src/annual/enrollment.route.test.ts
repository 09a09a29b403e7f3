import { SEASONS, type Season } from '@marquee/rules/templates'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { audienceApp } from '../testing/audience-app.ts'
import { TREE, type PersonName } from '../testing/test-tree.ts'
import { mailedIn, outcome, yearSamples } from '../testing/year-samples.ts'

const app = audienceApp()
const years = yearSamples(app)
const { enroll, hashOf, payload, quote, read, ready, statuses, submit } = years

beforeAll(() => years.prepare())
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns CASCADE; TRUNCATE audit_log')
})

const started = async (season: Season) =>
  (
    await app.call(
      'district',
      'POST',
      `/campaign/create/${years.templateOf(season)}?marketKey=${TREE.dealer.key}`,
    )
  ).body
const check = async (path: string, as: PersonName = 'dealer') =>
  (await app.call(as, 'GET', path)).body

const isWaiting = async () => {
  const { rowCount } = await app.owner.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return (rowCount ?? 0) > 0
}

describe('enrolling a dealer', () => {
  test('makes a draft with a campaign for each of the four seasons, by mail date [ANN-01, ANN-05, ANN-09, CONST-15]', async () => {
    const { status, body } = await enroll()
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Four seasons',
      category: 'ANNUAL_SEASONAL',
      status: 'DRAFT',
    })
    expect(
      body.seasonals.map(({ season, campaign }: any) => [season, campaign.campaignStartDate]),
    ).toEqual(SEASONS.map((season) => [season, mailedIn[season]]))
    for (const { campaign } of body.seasonals) {
      expect(campaign).toMatchObject({ annualCampaignKey: body.key, status: 'DRAFT' })
      expect(campaign.workflows[0].steps).toHaveLength(1)
      // What is sent if nobody chooses anything else.
      const [{ creative }] = campaign.workflows[0].steps
      expect(creative.creativeTemplateKey).not.toBeNull()
    }
    expect(await read(body.key)).toEqual(body)
    const { rows } = await app.owner.query('SELECT event FROM audit_log ORDER BY key')
    expect(rows).toEqual([{ event: 'campaign.enrolled' }])
  })

  test('shows one draft, until its seasons are ordered [ORD-02]', async () => {
    const { key } = await ready()
    await app.owner.query(`DELETE FROM audience_selections
      USING campaigns c WHERE c.key = campaign_key AND c.season = 'FALL'`)
    const listed = async () => {
      const { body } = await app.call('dealer', 'POST', '/campaign/search', {
        criteria: { isWhole: true },
      })
      return body.campaigns.map((one: any) => one.season ?? one.key).toSorted()
    }
    expect(await listed()).toEqual([key])
    const home = await app.call('dealer', 'GET', '/campaign/home')
    expect(home.body.drafts).toMatchObject([
      { key, missing: ['The fall: Choose the audience'], place: 'audience-builder' },
    ])
    await app.owner.query(`UPDATE campaigns SET status = 'RESERVED' WHERE annual_key = $1`, [key])
    expect(await listed()).toEqual([key, ...SEASONS].toSorted())
  })

  test('is done once, also by two people at once [ANN-14, ANN-16]', async () => {
    const both = await Promise.all([enroll('dealer'), enroll('district')])
    expect(both.map(outcome).toSorted()).toEqual(['201', '409 annual.enrolled'])
    expect(outcome(await enroll())).toBe('409 annual.enrolled')
    expect(
      await check(`/campaign/checkAEAlreadyExists/${years.annual()}/${TREE.dealer.key}`),
    ).toEqual({
      exists: true,
    })
    expect(outcome(await enroll('sibling', 'sibling'))).toBe('201')
  })

  test('is refused where a season is ordered by itself, and warns of its draft [ANN-12, ANN-16]', async () => {
    const draft = await started('SUMMER')
    const before = `/campaign/checkseasonalbeforeAE/${years.annual()}?hierarchyId=HONDA&marketKey=${TREE.dealer.key}`
    expect(await check(before)).toEqual({ exists: true })
    await app.owner.query(`UPDATE campaigns SET status = 'SUBMITTED' WHERE key = $1`, [draft.key])
    expect(outcome(await enroll())).toBe('409 annual.season-ordered')
    expect(await check(before)).toEqual({ exists: true })
    await app.owner.query(`UPDATE campaigns SET status = 'CANCELLED' WHERE key = $1`, [draft.key])
    expect(await check(before)).toEqual({ exists: false })
    expect(outcome(await enroll())).toBe('201')
  })

  test('says by template and market whether it can be done [ANN-10, ANN-11, ANN-13, ANN-16]', async () => {
    const valid = `/campaign/validate-seasonal-annual?annualCampaignTemplateKey=${years.annual()}&marketKey=5`
    const ofSeason = `/campaign/validate-seasonal?campaignTemplateKey=${years.templateOf('FALL')}&marketKey=5`
    const brings = `/campaign/${years.templateOf('FALL')}/5/checkAEBeforeSeasonal`
    expect(await check(valid)).toEqual({ valid: true, errorReason: null })
    expect(await check(ofSeason)).toEqual({ valid: true, errorReason: null })
    expect(await check(brings)).toEqual({ exists: false })
    await enroll()
    expect((await check(valid)).errorReason).toContain('enrolled in these seasons already')
    expect((await check(ofSeason)).valid).toBe(false)
    expect(await check(brings)).toEqual({ exists: true })
  })

  test('is loaded as annual seasonal where the lookup says so, and its seasons as seasonal [ANN-03, ANN-04, ANN-15]', async () => {
    const { body } = await enroll()
    for (const key of [body.key, body.seasonals[0].campaign.key]) {
      const { annualSeasonal } = await check(`/campaign/${key}/5/checkAnnulSeasonal`)
      const { category } = await check(`/campaign/${key}`)
      expect([annualSeasonal, category]).toEqual(
        key === body.key ? [true, 'ANNUAL_SEASONAL'] : [false, 'SEASONAL'],
      )
    }
  })

  test('gives its seasons free names, also where one is taken at that moment', async () => {
    const { key } = await started('SUMMER')
    const other = await app.owner.connect()
    try {
      await other.query('BEGIN')
      await other.query(`UPDATE campaigns SET name = 'The fall' WHERE key = $1`, [key])
      const enrolling = enroll()
      await vi.waitUntil(isWaiting)
      await other.query('COMMIT')
      const { body } = await enrolling
      expect(body.seasonals.map(({ campaign }: any) => campaign.name)).toEqual([
        'The spring',
        'The summer 2',
        'The fall 2',
        'The winter',
      ])
      for (const { campaign } of body.seasonals) {
        expect(campaign.workflows[0].steps).toHaveLength(1)
      }
    } finally {
      other.release()
    }
  })

  test('deleting the draft deletes its seasons, and leaves room for another', async () => {
    const { body } = await enroll()
    expect((await app.call('dealer', 'DELETE', `/campaign/${body.key}`)).status).toBe(200)
    const { rows } = await app.owner.query('SELECT key FROM campaigns')
    expect(rows).toEqual([])
    expect(outcome(await enroll())).toBe('201')
  })
})

describe('what is decided for the year', () => {
  test('is saved by both calls, and its seasons follow [ANN-02, ANN-06, ANN-07]', async () => {
    const { body } = await enroll()
    const posted = await app.call(
      'dealer',
      'POST',
      `/campaign/annual-seasonal?marketKey=${TREE.dealer.key}`,
      payload(),
    )
    expect(posted.status).toBe(200)
    expect(posted.body.name).toBe('Our year')
    for (const { campaign } of posted.body.seasonals) {
      expect(campaign.fulfillmentChannelsAndVariations).toHaveLength(2)
    }
    const put = await app.call(
      'dealer',
      'PUT',
      '/campaign/updateAnnualEnrolment?hierarchyId=HONDA',
      payload({ key: body.key, fulfillmentChannels: ['EMAIL'] }),
    )
    expect(put.status).toBe(200)
    for (const { campaign } of put.body.seasonals) {
      expect(campaign.fulfillmentChannelsAndVariations).toEqual([
        { type: 'CHANNEL', value: 'EMAIL' },
      ])
    }
  })

  test('is decided there alone: a season takes no details of its own', async () => {
    const { body } = await enroll()
    const [{ campaign }] = body.seasonals
    const saved = await app.call('dealer', 'PUT', '/campaign', { ...campaign, name: 'Mine' })
    expect(outcome(saved)).toBe('409 campaign.follows-enrollment')
    const deleted = await app.call('dealer', 'DELETE', `/campaign/${campaign.key}`)
    expect(outcome(deleted)).toBe('409 campaign.follows-enrollment')
  })
})

describe('ordering a year', () => {
  test('costs what its seasons cost together, and submits all of them [ORD-02, ORD-04]', async () => {
    const { key, seasonals } = await ready()
    const shown = await quote(key)
    expect(shown.lines, JSON.stringify(shown)).toHaveLength(8)
    const sum = shown.lines.reduce((all: number, line: any) => all + line.estimatedCost, 0)
    expect([shown.estimatedCost, shown.pieces]).toEqual([
      sum,
      shown.lines.reduce((all: number, line: any) => all + line.pieces, 0),
    ])
    const { pieces, estimatedCost } = shown
    expect((await read(key)).audience).toMatchObject({ pieces, estimatedCost })
    const { status, body } = await submit(key, shown.quoteKey)
    expect([status, body.orders?.length]).toEqual([200, 1])
    expect(await statuses(key)).toEqual(['SUBMITTED', ...SEASONS.map(() => 'RESERVED')])
    const { rows } = await app.owner.query(
      'SELECT campaign_key, annual_order_key, content_hash FROM orders ORDER BY campaign_key',
    )
    expect(rows.map(({ annual_order_key: of }) => of)).toEqual([
      null,
      ...SEASONS.map(() => body.orders[0].key),
    ])
    expect(rows.slice(1).map((row) => row.campaign_key)).toEqual(
      seasonals.map(({ campaign }: any) => campaign.key),
    )
    expect(body.orders[0].lines).toHaveLength(8)
    expect(new Set(body.orders[0].lines.map(({ ofSeason }: any) => ofSeason))).toEqual(
      new Set(seasonals.map(({ campaign }: any) => campaign.name)),
    )
  })

  test('is refused as a whole where one season lacks something, and each names its season [ORD-04]', async () => {
    const { key, seasonals } = await ready()
    const { quoteKey } = await quote(key)
    await app.owner.query('DELETE FROM audience_selections WHERE campaign_key = $1', [
      seasonals[2].campaign.key,
    ])
    const refused = await submit(key, quoteKey)
    expect(outcome(refused)).toBe('409 order.incomplete')
    expect(refused.body.details.missing).toEqual([
      expect.objectContaining({ text: expect.stringMatching(/^The fall: Choose the audience/) }),
    ])
    expect(await statuses(key)).toEqual(['DRAFT', ...SEASONS.map(() => 'DRAFT')])
  })

  test('is refused when it costs something else than was shown', async () => {
    const { key } = await ready()
    const refused = await submit(key, 'another')
    expect(outcome(refused)).toBe('409 order.quote-changed')
    const { quoteKey } = await quote(key)
    expect((await submit(key, quoteKey)).status).toBe(200)
  })

  test('comes back with all its seasons where it is withdrawn or rejected, and stands approved with them', async () => {
    const { key } = await ready()
    await submit(key, (await quote(key)).quoteKey)
    expect((await app.call('dealer', 'POST', `/campaign/${key}/draft`)).status).toBe(200)
    expect(await statuses(key)).toEqual(['DRAFT', ...SEASONS.map(() => 'DRAFT')])

    await submit(key, (await quote(key)).quoteKey)
    const items = async () => ({ itemKey: [key], contentHashes: [await hashOf(key)] })
    const rejected = await app.call('district', 'POST', '/order/reject', {
      ...(await items()),
      reason: 'The spring offer is too small.',
    })
    expect(rejected.status, JSON.stringify(rejected.body)).toBe(200)
    expect(await statuses(key)).toEqual(['DRAFT', ...SEASONS.map(() => 'DRAFT')])

    await submit(key, (await quote(key)).quoteKey)
    const approved = await app.call('district', 'POST', '/order/approve', await items())
    expect(approved.status, JSON.stringify(approved.body)).toBe(200)
    expect(await statuses(key)).toEqual(['APPROVED', ...SEASONS.map(() => 'RESERVED')])
    const { rows } = await app.owner.query('SELECT DISTINCT status FROM orders WHERE revision = 3')
    expect(rows).toEqual([{ status: 'APPROVED' }])
  })
})
