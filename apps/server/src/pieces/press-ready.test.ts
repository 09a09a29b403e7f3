import { DESIGNS, designOf, sampleContent, type Design, type Ink } from '@marquee/rules/pieces'
// @ts-expect-error It comes without types; what is used of it is the browser's own.
import { JSDOM } from 'jsdom'
import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { paintPdf } from './pdf.painter.ts'
import { printPictures } from './print-pictures.painter.ts'

const pagesOf = (design: Design) =>
  design.lay(sampleContent('HONDA', design.coupons.at(-1) ?? 0, null))
const MOST_INK = 300

async function printed(title: string, mark?: string) {
  const pages = pagesOf(designOf('thank-you') as Design)
  const pdf = await paintPdf({ pages, pictures: new Map(), title, now: 0, mark })
  return { pdf, source: pdf.toString('latin1') }
}

test('a document says by PDF/X-4 what it is, when it was made, and for which paper [CRE-02]', async () => {
  const { source } = await printed('Oil & <b>tires</b>')
  expect(source.startsWith('%PDF-1.6')).toBe(true)
  expect(source).toMatch(/\/Trapped \d+ 0 R/)
  expect(source).toContain('\n/False\n')
  expect(source).toMatch(/\/S \/GTS_PDFX\b/)
  expect(source).toContain('(CGATS TR 006)')
  const [xml = ''] = /<x:xmpmeta[^]*<\/x:xmpmeta>/.exec(source) ?? []
  const { window } = new JSDOM('')
  const parsed = new window.DOMParser().parseFromString(xml, 'application/xml')
  expect(parsed.querySelector('parsererror')).toBeNull()
  const said = (name: string) => parsed.getElementsByTagName(name)[0]?.textContent
  expect(said('pdfxid:GTS_PDFXVersion')).toBe('PDF/X-4')
  expect(said('dc:title')).toBe('Oil & <b>tires</b>')
  expect(said('pdf:Trapped')).toBe('False')
  for (const name of ['xmp:CreateDate', 'xmp:ModifyDate', 'xmp:MetadataDate']) {
    expect(said(name)).toBe('1970-01-01T00:00:00Z')
  }
})

test('a document holds the profile of its paper, which is one of four inks [CRE-02]', async () => {
  const { pdf, source } = await printed('Proof')
  const [, number] = /\/DestOutputProfile (\d+) 0 R/.exec(source) ?? []
  const start = source.indexOf(`\n${number} 0 obj`)
  const from = source.indexOf('stream\n', start) + 'stream\n'.length
  const profile = inflateSync(pdf.subarray(from, source.indexOf('\nendstream', from)))
  expect(profile.toString('latin1', 36, 40)).toBe('acsp')
  expect(profile.toString('latin1', 12, 20)).toBe('prtrCMYK')
})

test('only a document with a mark bears it, below the paper, where it is cut away [CRE-02]', async () => {
  const boxes = (source: string, name: string) =>
    [...source.matchAll(new RegExp(`/${name} \\[([^\\]]*)\\]`, 'g'))].map(([, list]) => list)
  const plain = await printed('Piece')
  const proof = await printed('Piece', 'PROOF')
  expect(boxes(plain.source, 'MediaBox')[0]).toBe('0 0 450 306')
  expect(boxes(proof.source, 'MediaBox')[0]).toBe('0 0 450 330')
  expect(boxes(proof.source, 'BleedBox')[0]).toBe('0 24 450 330')
  expect(boxes(proof.source, 'TrimBox')[0]).toBe('9 33 441 321')
})

test('black words are printed in black alone, and nothing takes more ink than paper holds [CRE-02]', async () => {
  const inks = DESIGNS.flatMap((design) =>
    ['HONDA', 'ACURA', 'NISSAN', 'AMP'].flatMap((brand) =>
      design
        .lay(sampleContent(brand, design.coupons.at(-1) ?? 0, null))
        .flatMap(({ marks }) => marks),
    ),
  ).flatMap((mark): Ink[] => {
    if (mark.kind === 'picture') return []
    if (mark.kind === 'text') return [mark.ink]
    return mark.fill ? [mark.fill] : []
  })
  for (const { cmyk, screen } of inks) {
    const [cyan, magenta, yellow, black] = cmyk
    expect(cyan + magenta + yellow + black).toBeLessThanOrEqual(MOST_INK)
    const [red, green, blue] = [1, 3, 5].map((at) => screen.slice(at, at + 2))
    if (red === green && green === blue) expect(cyan + magenta + yellow).toBe(0)
  }
  const night = await sharp({
    create: { width: 900, height: 900, channels: 3, background: '#000' },
  })
    .png()
    .toBuffer()
  const place = { kind: 'picture', x: 0, y: 0, width: 60, height: 60, fit: 'cover' } as const
  const marks = [{ ...place, picture: 'night' }]
  const page = { name: 'front', width: 100, height: 100, bleed: 9, marks } as const
  const [bytes] = (await printPictures([page], new Map([['night', night]]))).values()
  const { data, info } = await sharp(bytes).toColourspace('cmyk').raw().toBuffer({
    resolveWithObject: true,
  })
  expect(info.channels).toBe(4)
  const total = [...data.subarray(0, 4)].reduce((sum, ink) => sum + ink / 2.55, 0)
  expect(total).toBeGreaterThan(150)
  expect(total).toBeLessThanOrEqual(MOST_INK)
})
