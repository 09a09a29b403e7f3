import { template } from '@marquee/test-kit/two-versions'
import { describe, expect, test } from 'vitest'
import type { Standing } from '../campaigns/index.ts'
import { isVersionSeen, mayTakeVersion, notesInWords, wordsOfTaken } from './index.ts'
import { newerVersionTexts as texts } from './texts.ts'

describe('a version is taken', () => {
  const campaign: Standing = {
    status: 'DRAFT',
    category: 'ON_DEMAND',
    type: 'STANDARD',
    campaignCadence: 'STANDARD',
    parentCampaignKey: null,
    annualCampaignKey: null,
    isMarketOpen: true,
  }
  const content = template()
  const taking = {
    campaign,
    permissions: ['CAN_SUBMIT_ORDER'] as const,
    held: { version: 1, content },
    newest: { version: 3, content },
    isOffered: true,
  }
  const endless = { ...campaign, type: 'SUBSCRIPTION', campaignCadence: 'SUBSCRIPTION' } as const
  test.for<[when: string, Partial<Parameters<typeof mayTakeVersion>[0]>, reason: string | null]>([
    ['by a draft', {}, null],
    ['by a draft that is to run until it is canceled', { campaign: endless }, null],
    [
      'not by what is submitted',
      { campaign: { ...campaign, status: 'SUBMITTED' } },
      'campaign.not-editable',
    ],
    [
      'not by what is approved',
      { campaign: { ...campaign, status: 'APPROVED' } },
      'campaign.not-editable',
    ],
    [
      'not by what runs until it is canceled',
      { campaign: { ...endless, status: 'ACTIVE' } },
      'newer-version.not-a-draft',
    ],
    [
      'not by a part of a metro campaign',
      { campaign: { ...campaign, parentCampaignKey: 1 } },
      'campaign.follows-parent',
    ],
    [
      'not by a dealer for several',
      { campaign: { ...campaign, category: 'METRO' } },
      'campaign.several-dealers-only',
    ],
    [
      'not of a closed market',
      { campaign: { ...campaign, isMarketOpen: false } },
      'campaign.not-editable',
    ],
    ['not where it is the newest', { held: { version: 3, content } }, 'newer-version.none'],
    ['not where it is not offered', { isOffered: false }, 'campaign-template.not-offered'],
    [
      'not where it is of another category',
      { newest: { version: 3, content: template({ category: 'SEASONAL' }) } },
      'newer-version.other-kind',
    ],
    [
      'not where it runs otherwise',
      { newest: { version: 3, content: template({ type: 'SUBSCRIPTION' }) } },
      'newer-version.other-kind',
    ],
  ])('%s', ([, overrides, reason]) => {
    const outcome = mayTakeVersion({ ...taking, ...overrides })
    expect(outcome.ok ? null : outcome.reason).toBe(reason)
  })

  test('only where it is the one that the person has seen', () => {
    expect(isVersionSeen({ version: 3 }, 3).ok).toBe(true)
    expect(isVersionSeen({ version: 4 }, 3)).toMatchObject({ reason: 'newer-version.replaced' })
  })

  test('and the timeline says from which to which, and what was lost', () => {
    const notes = [texts.secondWave, texts.stepNew('Step 3')]
    const words = wordsOfTaken(1, 3, notes)
    expect(words).toBe(`From version 1 to version 3.\n${notes.join('\n')}`)
    expect(notesInWords(words)).toEqual(notes)
    expect(notesInWords(wordsOfTaken(1, 3, []))).toEqual([])
  })
})
