import {
  DESIGNS,
  designOf,
  MAIL_BARCODE,
  mailBarcodeMarks,
  mailBars,
  preflight,
  sampleContent,
  words,
  BLACK,
  type Design,
  type Page,
  type PathMark,
  type PieceContent,
} from '@marquee/rules/pieces'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { paintPdf } from './pdf.painter.ts'
import { printPictures } from './print-pictures.painter.ts'
import { cutOut, isDark, renderedPdf, type Bitmap } from '../testing/rendered-pdf.ts'

const photo = await sharp({
  create: { width: 3600, height: 3300, channels: 3, background: '#3366aa' },
})
  .jpeg()
  .toBuffer()
const logo = await sharp({
  create: { width: 900, height: 400, channels: 4, background: '#cc000080' },
})
  .png()
  .toBuffer()
const STORED = new Map([
  ['photo', photo],
  ['logo', logo],
])

async function printed(pages: readonly Page[], title = 'Proof') {
  return paintPdf({ pages, pictures: await printPictures(pages, STORED), title, now: 0 })
}
const piece = (design: Design, change: Partial<PieceContent> = {}) =>
  design.lay({ ...sampleContent('HONDA', design.coupons.at(-1) ?? 0, 'photo', 'logo'), ...change })
const codesOn = (page: Page, means: PathMark['means']) =>
  page.marks.filter((mark): mark is PathMark => mark.kind === 'path' && mark.means === means)

describe.for(DESIGNS)('a piece of the design $key as PDF', (design) => {
  test('has its codes and bars read back from the rendered page [CRE-02]', async () => {
    const pages = piece(design)
    const drawn = await renderedPdf(await printed(pages), 216)
    const read = pages.flatMap((page, index) =>
      codesOn(page, 'qr').map((code) => readQr(drawn[index] as Bitmap, code, page.bleed)),
    )
    const ofCoupons = read.filter((link) => link?.match(/^https:.*\/r\//))
    expect(ofCoupons).toHaveLength(design.coupons.at(-1) ?? 0)
    const others = read.filter((link) => !ofCoupons.includes(link))
    expect(new Set(others)).toEqual(new Set(['https://riversidemotors.example.com']))
    for (const [index, page] of pages.entries()) {
      const bitmap = drawn[index] as Bitmap
      for (const code of codesOn(page, 'mail-barcode')) {
        expect(readBars(bitmap, code, page.bleed)).toEqual(
          mailBars('00271901234567000000430010123'),
        )
      }
    }
  })

  test('says where it is cut, how far it bleeds, and prints in four inks only [CRE-02]', async () => {
    const pages = piece(design)
    const pdf = await printed(pages)
    const source = pdf.toString('latin1')
    const { width, height } = pages[0] as Page
    const boxes = (name: string) =>
      [...source.matchAll(new RegExp(`/${name} \\[([^\\]]*)\\]`, 'g'))].map(([, list]) => list)
    expect(boxes('MediaBox')).toEqual([0, 1].map(() => `0 0 ${width + 18} ${height + 18}`))
    expect(boxes('BleedBox')).toEqual(boxes('MediaBox'))
    expect(boxes('TrimBox')).toEqual([0, 1].map(() => `9 9 ${width + 9} ${height + 9}`))
    if (pages.some(({ marks }) => marks.some(({ kind }) => kind === 'picture'))) {
      expect(source).toContain('/DeviceCMYK')
    }
    expect(source).not.toContain('/DeviceRGB')
    expect(source.match(/\/FontFile2/g)?.length).toBe(
      source.match(/\/FontDescriptor\n/g)?.length ??
        source.match(/\/Type \/FontDescriptor/g)?.length,
    )
  })
})

function readQr(bitmap: Bitmap, code: PathMark, bleed: number): string | undefined {
  const modules = Math.max(...[...code.data.matchAll(/M(\d+)/g)].map(([, x]) => Number(x))) + 1
  const side = (modules + 8) * code.scale
  const [x, y] = [code.x, code.y].map((at) => at + bleed - 4 * code.scale) as [number, number]
  const { data, width, height } = cutOut(bitmap, x, y, side, side)
  return jsqr(data, width, height, { inversionAttempts: 'dontInvert' })?.data
}

/** Each bar measured in its middle: does it reach into the upper third, and into the lower? */
function readBars(bitmap: Bitmap, code: PathMark, bleed: number) {
  const { width, height } = MAIL_BARCODE
  const pitch = (width - 0.02 * 72) / 64
  return Array.from({ length: 65 }, (_, index) => {
    const x = (code.x + bleed + index * pitch + 0.01 * 72) * bitmap.scale
    const at = (share: number) =>
      isDark(bitmap, x, (code.y + bleed + height * share) * bitmap.scale)
    expect([at(0.5), at(-0.1), at(1.1)]).toEqual([true, false, false])
    return { descends: at(0.85), ascends: at(0.15) }
  })
}

describe('the barcode', () => {
  test('that the Postal Service publishes is on the paper bar by bar, in its measures [CRE-02]', async () => {
    const marks = mailBarcodeMarks('0123456709498765432101234567891', { x: 15, y: 12 })
    const pages: Page[] = [{ name: 'back', width: 240, height: 36, bleed: 9, marks }]
    const [bitmap] = await renderedPdf(await printed(pages), 1200)
    const [code] = marks as [PathMark]
    const letters = readBars(bitmap as Bitmap, code, 9)
      .map(({ ascends, descends }) => 'TDAF'[(ascends ? 2 : 0) + (descends ? 1 : 0)])
      .join('')
    expect(letters).toBe('AADTFFDFTDADTAADAATFDTDDAAADDTDTTDAFADADDDTFFFDDTTTADFAAADFTDAADA')
    const inches = measured(bitmap as Bitmap, code)
    expect(inches.full).toBeGreaterThanOrEqual(0.125)
    expect(inches.full).toBeLessThanOrEqual(0.165)
    expect(inches.bar).toBeGreaterThanOrEqual(0.015)
    expect(inches.bar).toBeLessThanOrEqual(0.025)
    expect(inches.perInch).toBeGreaterThanOrEqual(20)
    expect(inches.perInch).toBeLessThanOrEqual(24)
  })
})

/** In inches, from the dots: a full bar's height, a bar's width, and how many stand in an inch. */
function measured(bitmap: Bitmap, code: PathMark) {
  const dotsPerInch = bitmap.scale * 72
  const middle = Math.round((code.y + 9 + MAIL_BARCODE.height / 2) * bitmap.scale)
  const [from, to] = [code.x + 9 - 3, code.x + 9 + MAIL_BARCODE.width + 3].map((at) =>
    Math.round(at * bitmap.scale),
  ) as [number, number]
  const row = Array.from({ length: to - from }, (_, at) => isDark(bitmap, from + at, middle))
  const starts = row.flatMap((dark, at) => (dark && !row[at - 1] ? [at] : []))
  const [first = 0] = starts
  const heights = starts.map((at) => {
    let high = 0
    for (let y = middle - 150; y < middle + 150; y += 1)
      if (isDark(bitmap, from + at + 8, y)) high += 1
    return high
  })
  expect(starts).toHaveLength(65)
  return {
    full: Math.max(...heights) / dotsPerInch,
    bar: row.slice(first).indexOf(false) / dotsPerInch,
    perInch: 64 / (((starts.at(-1) ?? 0) - first) / dotsPerInch),
  }
}

const page = (...texts: string[]): Page => ({
  name: 'front',
  width: 432,
  height: 288,
  bleed: 9,
  marks: texts.map((text, index) =>
    words(text, 20, 30 + index * 20, { face: 'text', size: 12, ink: BLACK }),
  ),
})

describe('a document', () => {
  test('shows every text as it is, in every script that is bundled [CRE-02]', async () => {
    const expectedText = [
      '<script>alert(1)</script>',
      '{{firstName}} (a) \\ %',
      'Žluťoučký Ελλάδα Привет',
      'x\r\nBcc: y',
      '😀 👩‍👩‍👧 🇺🇸',
      'Name: שלום (עולם) ok',
      'مرحبا بالعالم',
    ]
    const pdf = await printed([page(...expectedText)])
    const [drawn] = await renderedPdf(pdf, 72)
    const text = drawn?.text.replaceAll('\r\n', '\n') ?? ''
    for (const line of expectedText.slice(0, 3)) expect(text).toContain(line)
    expect(text).toContain('x Bcc: y')
    expect(text).toContain('😀')
    for (const letters of ['שלום', 'مرحبا']) {
      expect(
        [...letters].every((letter) => text.includes(letter)),
        letters,
      ).toBe(true)
    }
  })

  test('is refused by name for a letter that no font has, and for a picture that is missing [CRE-02]', async () => {
    await expect(printed([page('漢字')])).rejects.toMatchObject({
      reason: 'piece.no-glyph',
      details: { letters: ['漢', '字'] },
    })
    const design = designOf('big-picture') as Design
    const pages = design.lay(sampleContent('HONDA', 1, 'other'))
    await expect(printed(pages)).rejects.toMatchObject({
      reason: 'piece.no-picture',
      details: { picture: 'other' },
    })
    const broken = new Map([['other', Buffer.from('no picture')]])
    await expect(printPictures(pages, broken)).rejects.toMatchObject({ reason: 'piece.no-picture' })
  })

  test('names no person in its metadata [CRE-02]', async () => {
    const source = (await printed(piece(designOf('four-square') as Design))).toString('latin1')
    expect(/<dc:title>[^]*?Proof[^]*?<\/dc:title>/.test(source)).toBe(true)
    for (const name of ['Jordan', 'Sample', 'Any Street']) expect(source.includes(name)).toBe(false)
  })

  test('has its pictures at 300 dots an inch where they are that large [CRE-15]', async () => {
    const pages = piece(designOf('big-picture') as Design)
    const [bytes] = [...(await printPictures(pages, STORED)).values()] as [Buffer]
    const { width, height, space, channels } = await sharp(bytes).metadata()
    expect({ width, height, space, channels }).toEqual({
      width: 2775,
      height: 1875,
      space: 'cmyk',
      channels: 4,
    })
    expect(
      preflight(pages, new Map([['photo', { width: 900, height: 600 }]])).map(
        ({ reason }) => reason,
      ),
    ).toContain('preflight.resolution')
  })
})
