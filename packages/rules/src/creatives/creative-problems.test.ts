import { dynamicField } from '@marquee/test-kit/creative'
import { describe, expect, test } from 'vitest'
import {
  CREATIVE_SCOPES,
  creativeProblems,
  creativeTexts,
  MOST_OF_CREATIVE_TEXT,
  NO_CREATIVE_TEXTS,
  photosOf,
  PREVIEW_TYPES,
  previewAddress,
  type CreativePreview,
  type CreativeTemplate,
  type DynamicField,
} from './index.ts'

const HOSTS = { demo: 'http://localhost:4001' }
const preview = (overrides: Partial<CreativePreview> = {}): CreativePreview => ({
  type: 'STATIC',
  media: [],
  host: null,
  path: null,
  ...overrides,
})
const field = (more: Partial<DynamicField>) =>
  dynamicField({ name: 'a', label: 'A', labelPosition: 'PANE', ...more })
const creative = (overrides: Partial<CreativeTemplate> = {}): CreativeTemplate => ({
  name: 'Road',
  fulfillmentChannels: ['EMAIL'],
  preview: preview(),
  fields: [],
  minAttachments: 1,
  maxAttachments: 3,
  design: 'big-picture',
  photo: null,
  variations: [],
  emailDesign: 'email-split',
  texts: { ...NO_CREATIVE_TEXTS, headline: 'Hello' },
  ...overrides,
})
const problems = (overrides: Partial<CreativeTemplate>) =>
  creativeProblems(creative(overrides), HOSTS)

test('types of previews and uses are those of the specification [CRE-02, GEN-15]', () => {
  expect(PREVIEW_TYPES).toEqual(['STATIC', 'EXTERNAL_DYNAMIC', 'DYNAMIC_PDF'])
  expect(CREATIVE_SCOPES).toEqual(['CAMPAIGN', 'CAMPAIGN_TEMPLATE'])
})

describe('a creative that is to be saved', () => {
  test('may be as it is, with a range of one number too [CRE-01]', () => {
    expect(problems({})).toEqual({})
    expect(problems({ minAttachments: 2, maxAttachments: 2 })).toEqual({})
  })

  test.for<[Partial<CreativeTemplate>, string]>([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ fulfillmentChannels: [] }, 'fulfillmentChannels'],
    [{ design: '' }, 'design'],
    [{ emailDesign: null }, 'emailDesign'],
    [{ minAttachments: 3, maxAttachments: 2 }, 'maxAttachments'],
    [{ preview: preview({ type: 'DYNAMIC_PDF' }) }, 'preview.media'],
    [{ fields: [field({ type: 'NUMBER', min: 1 })] }, 'fields.0.max'],
    [{ fields: [field({ type: 'NUMBER', min: 2, max: 1 })] }, 'fields.0.max'],
    [{ fields: [field({ type: 'SELECT' })] }, 'fields.0.options'],
    [{ fields: [field({ pattern: '(', errorMessage: 'No' })] }, 'fields.0.pattern'],
    [{ fields: [field({ pattern: 'a' })] }, 'fields.0.errorMessage'],
    [{ fields: [field({ type: 'CONSTANT' })] }, 'fields.0.value'],
    [{ fields: [field({ type: 'REFERENCE', value: 'b' })] }, 'fields.0.value'],
    [{ fields: [field({}), field({})] }, 'fields.1.name'],
    [{ fields: [field({ label: '' })] }, 'fields.0.label'],
  ])('%j is named by %s [CRE-01, CRE-02]', ([overrides, path]) => {
    expect(Object.keys(problems(overrides))).toEqual([path])
  })

  test('needs no design of an email where none is sent [CRE-01]', () => {
    expect(problems({ fulfillmentChannels: ['DIRECT_MAIL'], emailDesign: null })).toEqual({})
  })

  test('holds each text to its length, to the character [CRE-11]', () => {
    for (const [name, most] of Object.entries(MOST_OF_CREATIVE_TEXT)) {
      const texts = (length: number) => ({ ...creative().texts, [name]: '🚗'.repeat(length) })
      expect(problems({ texts: texts(most) }), name).toEqual({})
      expect(Object.keys(problems({ texts: texts(most + 1) }))).toEqual([`texts.${name}`])
    }
  })

  test('prints only letters that a font has; an inbox has letters of its own [CRE-11]', () => {
    for (const name of Object.keys(MOST_OF_CREATIVE_TEXT)) {
      const texts = { ...creative().texts, [name]: '漢字' }
      const isInbox = name === 'subject' || name === 'preheader'
      const problem = { [`texts.${name}`]: 'Text holds characters that cannot be printed' }
      expect(problems({ texts }), name).toEqual(isInbox ? {} : problem)
    }
    const texts = { ...creative().texts, body: 'One\r\n\ttwo\n\nthree {{firstName}}' }
    expect(problems({ texts })).toEqual({})
  })
})

describe('an external preview', () => {
  const external = (host: string | null, path: string | null) =>
    preview({ type: 'EXTERNAL_DYNAMIC', host, path })

  test('is found at an allowed host, its values escaped [CRE-02]', () => {
    const values = { headline: 'a&b="<x>', 'c d': '#/..' }
    expect(previewAddress(HOSTS, external('demo', '/piece'), values)).toBe(
      'http://localhost:4001/piece?headline=a%26b%3D%22%3Cx%3E&c%20d=%23%2F..',
    )
    expect(problems({ preview: external('demo', '/a/b-c.html') })).toEqual({})
  })

  test.for<[string | null, string | null, string]>([
    ['other', '/piece', 'preview.host'],
    ['constructor', '/piece', 'preview.host'],
    [null, '/piece', 'preview.host'],
    ...[null, '', 'piece', '//evil.example', '/../x', '/a/./b', '/a//b', '/@evil.example'].map(
      (path): [string, string | null, string] => ['demo', path, 'preview.path'],
    ),
    ...['/a?b', '/a#b', String.raw`/\evil.example`, '/a\r\nb', '/javascript:x', 'https://x.y/'].map(
      (path): [string, string | null, string] => ['demo', path, 'preview.path'],
    ),
  ])('on %s at %j is not to be found [CRE-02]', ([host, path, named]) => {
    expect(previewAddress(HOSTS, external(host, path), {})).toBeUndefined()
    expect(Object.keys(problems({ preview: external(host, path) }))).toEqual([named])
  })

  test('is the only kind that has an address [CRE-02]', () => {
    for (const type of ['STATIC', 'DYNAMIC_PDF'] as const) {
      const shown = preview({ type, host: 'demo', path: '/piece' })
      expect(previewAddress(HOSTS, shown, {})).toBeUndefined()
    }
  })
})

test('variations have a name each and an id of their own [CRE-01]', () => {
  const variation = (id: string, name: string) => ({ id, name, photo: null })
  const named = (name: string) => problems({ variations: [variation('v', name)] })
  expect(named(' ')).toEqual({ 'variations.0.name': 'Required' })
  expect(named('A'.repeat(60))).toEqual({})
  expect(Object.keys(named('A'.repeat(61)))).toEqual(['variations.0.name'])
  expect(problems({ variations: [variation('v', 'A'), variation('v', 'B')] })).toEqual({
    'variations.1.id': 'Another variation has this id already.',
  })
})

test('all pictures of a creative are known, those of its variations too', () => {
  const content = { photo: 'a', variations: [{ id: 'v', name: 'V', photo: 'b' }] }
  expect(photosOf(creative(content))).toEqual(['a', 'b'])
  expect(photosOf(creative())).toEqual([])
  expect(creativeTexts.pictureUnknown).not.toBe('')
})
