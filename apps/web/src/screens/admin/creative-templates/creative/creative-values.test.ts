import { creatives } from '@marquee/contract/creatives'
import { creativeProblems } from '@marquee/rules/creatives'
import { describe, expect, test } from 'vitest'
import { checkedWords } from './checked-words.rules.ts'
import {
  blankCreative,
  checked,
  contentOf,
  differencesOf,
  newVariation,
  valuesOf,
} from './creative.rules.ts'

const creative = creatives.read.example.reply
const {
  key,
  hierarchyId,
  version,
  previewUrl,
  photoUrl,
  thumbnailUrl,
  updatedAt,
  can,
  ...content
} = creative

describe('a creative in its form', () => {
  test('is sent as it was read, but for the bounds that its layouts say by themselves [CRE-01]', () => {
    expect(contentOf(valuesOf(creative))).toEqual({
      ...content,
      variations: [{ id: 'road', name: 'Road', photo: null }],
      minAttachments: 2,
      maxAttachments: 2,
    })
  })

  test('says its own bounds where it has no layouts [CRE-01, CRE-03]', () => {
    const stored = { ...creative, preview: { ...creative.preview, type: 'STATIC' as const } }
    const sent = contentOf(valuesOf(stored))
    expect(sent).toMatchObject({ minAttachments: 1, maxAttachments: 4, preview: { media: [] } })
  })

  test('sends nothing of what its kind of preview and its channels have no use for [CRE-02]', () => {
    const values = valuesOf(creative)
    const mailed = contentOf({
      ...values,
      fulfillmentChannels: ['DIRECT_MAIL'],
      preview: { ...values.preview, host: 'demo', path: '/piece' },
    })
    expect(mailed).toMatchObject({ emailDesign: null, preview: { host: null, path: null } })
    expect(mailed.preview.media).toEqual([{ fulfillmentChannel: 'DIRECT_MAIL', couponCount: 2 }])
  })

  test('lacks only a name and a headline when it is new [CRE-01]', () => {
    const problems = creativeProblems(contentOf(blankCreative('HONDA')), {})
    expect(Object.keys(problems)).toEqual(['name', 'texts.headline'])
  })
})

test('what somebody else changed is told in words [CRE-01]', () => {
  const now = {
    ...creative,
    status: 'INACTIVE' as const,
    design: 'four-square',
    texts: { ...creative.texts, subhead: '' },
    photo: 'a'.repeat(64),
    variations: creative.variations.map((one) => ({ ...one, photo: 'b'.repeat(64) })),
  }
  expect(differencesOf(creative, now)).toEqual([
    'Status: Inactive',
    'Design of direct mail: Four square',
    'Subhead: empty',
    'Photo: another one',
    'Variations: Road',
  ])
  expect(differencesOf(creative, creative)).toEqual([])
})

describe('what would come out wrong in print', () => {
  const values = valuesOf({ ...creative, photo: 'a'.repeat(64) })
  const reasons = (outcome: ReturnType<typeof checked>) =>
    outcome?.findings.map(({ reason }) => reason)

  test('is found with the most coupons that it may carry [CRE-01]', () => {
    expect(checked(values, new Map())).toEqual({ count: 2, findings: [] })
    const body = 'A long body. '.repeat(110)
    const long = { ...values, design: 'four-square', texts: { ...values.texts, body } }
    expect(reasons(checked(long, new Map()))).toContain('preflight.text-cut')
  })

  test('is found in a photo once its size is known [CRE-01, CRE-15]', () => {
    const small = new Map([['a'.repeat(64), { width: 900, height: 600 }]])
    expect(reasons(checked(values, small))).toEqual(['preflight.resolution'])
  })

  test('is found in the photo of a variation, too [CRE-01, CRE-15]', () => {
    const photo = 'b'.repeat(64)
    const varied = { ...values, photo: null, variations: [{ id: 'road', name: 'Road', photo }] }
    const small = new Map([[photo, { width: 900, height: 600 }]])
    expect(checked(varied, small)?.findings).toEqual([
      expect.objectContaining({ reason: 'preflight.resolution', what: photo }),
    ])
  })

  test('is a field that nobody knows, and a text that the design leaves out [CRE-01]', () => {
    const media = { ...values.preview.media, DIRECT_MAIL: [0, 1, 2] }
    const texts = { ...values.texts, headline: 'Hello {{customer.firstName}}', body: 'A body.' }
    const big = { ...values, design: 'big-picture', preview: { ...values.preview, media }, texts }
    expect(checkedWords(big)).toEqual([
      expect.stringMatching(/^Headline: .*customer\.firstName.*\{\{firstName\}\}/),
      'Body: this design does not print it with 1 or 2 coupons.',
    ])
    expect(checkedWords({ ...big, texts: { ...texts, headline: 'Hello', body: ' ' } })).toEqual([])
  })

  test('is nothing where nothing is printed [CRE-01]', () => {
    expect(checked({ ...values, design: 'gone' }, new Map())).toBeUndefined()
  })
})

describe('a variation', () => {
  test('begins with an id that no other one has, whatever was taken away before [CRE-01]', () => {
    const first = newVariation([])
    expect(first).toEqual({ id: 'variation-1', name: '', photo: null })
    const second = newVariation([first])
    expect(second.id).toBe('variation-2')
    expect(newVariation([second]).id).not.toBe(second.id)
  })
})
