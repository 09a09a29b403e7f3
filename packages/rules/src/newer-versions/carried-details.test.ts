import { channelOption, day } from '@marquee/test-kit/campaign'
import {
  carried,
  heldStep,
  firstOf,
  LATER,
  MAILED,
  only,
  open,
  reusable,
  step,
  workflow,
  type Case,
} from '@marquee/test-kit/two-versions'
import { describe, expect, test } from 'vitest'
import type { CampaignDetails } from '../campaigns/index.ts'
import { reorderTexts } from '../reorders/index.ts'
import type { CampaignTemplate } from '../templates/index.ts'
import { newerVersionTexts as texts } from './texts.ts'

describe('all work on a campaign stays under a newer version of its template', () => {
  test('that says something else of none of it', () => {
    const audienced = carried({
      before: { workflows: reusable },
      now: { workflows: reusable, description: 'New words', name: 'New name' },
      steps: [heldStep(1), heldStep(2, { opted: false })],
      hasAudience: true,
    })
    const { work, details, steps, notes, stays, isAudienceOutdated } = audienced
    expect(notes).toEqual([])
    expect(isAudienceOutdated).toBe(false)
    expect(details).toEqual(work.details)
    expect(steps).toEqual(work.steps.map((one, at) => ({ ...one, number: at + 1 })))
    expect(stays).toEqual([
      'Campaign name',
      'Channels',
      'Mail date',
      'Seed recipients',
      'Audience',
      'Creative of Step 1',
      'Coupons of Step 1',
    ])
  })

  test('with the look, the words and the version of its creative, and coupons as they were changed', () => {
    const outcome = carried({
      before: { workflows: workflow(step(1, open)) },
      now: { workflows: workflow(step(1, { ...open, ...only(11, 'Engine oil'), name: 'Card' })) },
    })
    expect(firstOf(outcome).creative).toEqual(heldStep(1).creative)
    expect(outcome.stays.slice(-2)).toEqual(['Creative', 'Coupons'])
  })
})

const noMail = { channelOptions: [channelOption({ fulfillmentChannel: 'DIRECT_MAIL' })] }
const locked = { isMailDateLocked: true }
const waves = { canSelectWaves: true }
const inWaves = { hasSecondWave: true, secondMailDate: LATER }

describe('the details under a newer version', () => {
  test.for<[why: string, Case, changed: Partial<CampaignDetails>, notes: readonly string[]]>([
    [
      'begin with its channels, where theirs are not offered any more',
      { now: { ...noMail, workflows: [] }, steps: [] },
      { fulfillmentChannelsAndVariations: [{ type: 'CHANNEL', value: 'DIRECT_MAIL' }] },
      [reorderTexts.channels],
    ],
    [
      'lose a mail date that it does not offer',
      { now: {}, offered: [LATER], steps: [] },
      { mailDate: null },
      [reorderTexts.dateNotOffered(MAILED)],
    ],
    [
      'keep a mail date that was not offered before either',
      { now: {}, details: { mailDate: day('2027-07-05') }, steps: [] },
      {},
      [],
    ],
    [
      'have the mail date that it sets',
      { now: { ...locked, mailDate: LATER }, steps: [] },
      { mailDate: LATER },
      [reorderTexts.dateFixed(LATER)],
    ],
    [
      'have no mail date where it sets none',
      { now: locked, steps: [] },
      { mailDate: null },
      [texts.dateDropped(MAILED)],
    ],
    [
      'keep a day that an administrator chose, where the date is set as before',
      { before: { ...locked, mailDate: LATER }, now: { ...locked, mailDate: LATER }, steps: [] },
      {},
      [],
    ],
    [
      'lose a date that was set before, and may not be chosen',
      { before: { ...locked, mailDate: MAILED }, now: {}, offered: [LATER], steps: [] },
      { mailDate: null },
      [reorderTexts.dateNotOffered(MAILED)],
    ],
    [
      'lose the second wave that it does not have',
      { before: waves, now: {}, details: inWaves, steps: [] },
      { hasSecondWave: false, secondMailDate: null },
      [texts.secondWave],
    ],
    [
      'keep both waves',
      { before: waves, now: { ...waves, name: 'Other' }, details: inWaves, steps: [] },
      {},
      [],
    ],
  ])('%s', ([, known, changed, notes]) => {
    const outcome = carried({
      ...known,
      now: { workflows: [], ...known.now },
      before: { workflows: [], ...known.before },
    })
    expect(outcome.details).toEqual({ ...outcome.work.details, ...changed })
    expect(outcome.notes).toEqual(notes)
  })

  test('lose the mail date in words of its own where it has passed', () => {
    const passed = day('2027-02-01')
    const outcome = carried({
      before: { ...locked, mailDate: passed },
      now: {},
      details: { mailDate: passed },
      steps: [],
    })
    expect(outcome.notes).toContain(reorderTexts.datePassed(passed))
  })
})

describe('the audience under a newer version', () => {
  const dearer = { prices: [{ option: 'EMAIL' as const, pricePerPiece: 500 }], discount: null }
  test.for<[what: string, now: Partial<CampaignTemplate>, note: string | undefined]>([
    ['of the same limits and prices stays counted', { name: 'Other' }, undefined],
    ['of another price is counted again', { priceBook: dearer }, texts.audience],
    ['of another minimum order is counted again', { minimumOrderValue: 100 }, texts.audience],
    ['of another reach is to be checked', { distanceFilteringMax: 20 }, texts.audienceLimits],
  ])('%s', ([, now, note]) => {
    const known = { before: { workflows: reusable }, now: { workflows: reusable, ...now } }
    const outcome = carried({ ...known, hasAudience: true })
    expect(outcome.isAudienceOutdated).toBe(note !== undefined)
    expect(outcome.notes[0]).toBe(note)
    expect(outcome.stays).toContain('Audience')
    expect(carried(known).isAudienceOutdated).toBe(false)
  })

  test('says what a piece costs where that changed', () => {
    const known = {
      before: { workflows: reusable },
      now: { workflows: reusable, priceBook: dearer },
    }
    expect(carried(known).notes).toEqual([reorderTexts.price('Email', '$0.05', '$0.04')])
  })
})
