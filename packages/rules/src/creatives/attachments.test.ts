import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attachmentChoices, creativeReasons, type PreviewMedia } from './index.ts'

type Chosen = Parameters<typeof attachmentChoices>[0][number]

const plain = (minAttachments: number, maxAttachments: number): Chosen => ({
  minAttachments,
  maxAttachments,
  fulfillmentChannels: ['EMAIL'],
  preview: { type: 'STATIC', media: [], host: null, path: null },
})
const pdf = (counts: Partial<Record<'EMAIL' | 'DIRECT_MAIL', number[]>>): Chosen => ({
  minAttachments: 0,
  maxAttachments: 8,
  fulfillmentChannels: Object.keys(counts) as ('EMAIL' | 'DIRECT_MAIL')[],
  preview: {
    type: 'DYNAMIC_PDF',
    host: null,
    path: null,
    media: Object.entries(counts).flatMap(([channel, all]) =>
      all.map((couponCount) => ({
        fulfillmentChannel: channel as PreviewMedia['fulfillmentChannel'],
        couponCount,
      })),
    ),
  },
})

const NONE = { ok: false, reason: 'creative.no-common-attachments' }

describe('how many coupons pieces may carry', () => {
  test.for<[string, Chosen[], number[] | null]>([
    ['one creative: its own range', [plain(1, 3)], [1, 2, 3]],
    ['two: the largest minimum to the smallest maximum', [plain(1, 4), plain(2, 6)], [2, 3, 4]],
    ['three that meet in one number', [plain(0, 2), plain(2, 2), plain(1, 9)], [2]],
    ['none at all', [plain(0, 0)], [0]],
    ['no number in common', [plain(0, 1), plain(2, 3)], null],
  ])('%s [CRE-01, CRE-03, CRE-05]', ([, chosen, choices]) => {
    expect(attachmentChoices(chosen)).toEqual(choices ? { ok: true, value: choices } : NONE)
  })

  test.for<[string, Chosen[], number[] | null]>([
    ['a dynamic PDF: its layouts', [pdf({ EMAIL: [4, 2] })], [2, 4]],
    ['those that every channel has', [pdf({ EMAIL: [1, 2, 3], DIRECT_MAIL: [2, 3, 6] })], [2, 3]],
    ['one creative for each channel', [pdf({ EMAIL: [1, 2] }), pdf({ DIRECT_MAIL: [2, 4] })], [2]],
    ['none that all channels have', [pdf({ EMAIL: [1] }), pdf({ DIRECT_MAIL: [2] })], null],
    ['a channel without a layout', [pdf({ EMAIL: [1, 2], DIRECT_MAIL: [] })], null],
    ['beside another creative, within its range', [pdf({ EMAIL: [1, 2, 4] }), plain(2, 3)], [2]],
  ])('%s [CRE-02, CRE-04, CRE-05]', ([, chosen, choices]) => {
    expect(attachmentChoices(chosen)).toEqual(choices ? { ok: true, value: choices } : NONE)
  })

  test('nothing can be chosen, and the reason says what to do [CRE-05]', () => {
    expect(creativeReasons['creative.no-common-attachments']).toContain('choose other creatives')
    expect(attachmentChoices([])).toEqual({ ok: false, reason: 'creative.none-chosen' })
  })

  test('every choice lies within every range, whichever ranges there are [CRE-03]', () => {
    const range = fc.tuple(fc.nat(8), fc.nat(8)).map(([least, more]) => plain(least, least + more))
    fc.assert(
      fc.property(fc.array(range, { minLength: 1, maxLength: 5 }), (chosen) => {
        const result = attachmentChoices(chosen)
        for (const count of result.ok ? result.value : []) {
          for (const { minAttachments, maxAttachments } of chosen) {
            expect(count).toBeGreaterThanOrEqual(minAttachments)
            expect(count).toBeLessThanOrEqual(maxAttachments)
          }
        }
      }),
    )
  })
})
