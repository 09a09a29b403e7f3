import {
  BLACK,
  words,
  type Ink,
  type Mark,
  type Page,
  type PathMark,
  type RectMark,
  type TextMark,
} from '@marquee/rules/pieces'
import { setImmediate as othersFirst } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import { embeddedFonts, type EmbeddedFonts } from './embedded-fonts.painter.ts'
import { PieceFault } from './piece-fault.painter.ts'
import { makePressReady, PdfName } from './press-ready.painter.ts'
import type { PrintPictures } from './print-pictures.painter.ts'
import { lineStart, shapeText } from './shape-text.painter.ts'

export interface Print {
  /** Laid as they are painted, where there are many. */
  pages: Iterable<Page>
  pictures: Pick<PrintPictures, 'get'>
  /** What the document is, without whom it is for. */
  title: string
  now: number
  /** Stands below the paper, where it is cut away: for a document that is not to be printed from. */
  mark?: string | undefined
}

/** What the library's types leave out: a picture that is opened is written once, however often it is shown. */
interface Opening {
  openImage(bytes: Buffer): unknown
}

/** Else the library opens one of its own for every document. */
const NO_FONT = ''

interface Painter {
  document: PDFKit.PDFDocument
  fonts: EmbeddedFonts
  images: Map<Buffer, unknown>
}

/** Pages as a document for the press: boxes of bleed and trim, four inks, fonts within. */
export async function paintPdf({ pages, pictures, title, now, mark }: Print): Promise<Buffer> {
  const info = {
    Title: title,
    Producer: 'Marquee',
    Creator: 'Marquee',
    CreationDate: new Date(now),
    ModDate: new Date(now),
    Trapped: new PdfName('False'),
    GTS_PDFXVersion: 'PDF/X-4',
  }
  const document = new PDFDocument({ autoFirstPage: false, info, pdfVersion: '1.6', font: NO_FONT })
  makePressReady(document, { title, now })
  const chunks: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', resolve)
    document.on('error', reject)
  })
  const painter = { document, fonts: embeddedFonts(document), images: new Map() }
  for (const page of pages) {
    paintPage(painter, page, pictures, mark)
    // A document of many pages takes seconds: calls are answered meanwhile.
    await othersFirst()
  }
  painter.fonts.write()
  document.end()
  await ended
  return Buffer.concat(chunks)
}

/** Below the paper, for a mark. */
const SLUG = 24

function paintPage(
  painter: Painter,
  page: Page,
  pictures: Print['pictures'],
  mark: string | undefined,
): void {
  const { document } = painter
  const { width, height, bleed } = page
  const foot = mark === undefined ? 0 : SLUG
  document.addPage({ size: [width + 2 * bleed, height + 2 * bleed + foot], margin: 0 })
  Object.assign(document.page.dictionary.data, {
    TrimBox: [bleed, foot + bleed, bleed + width, foot + bleed + height],
    BleedBox: [0, foot, width + 2 * bleed, foot + height + 2 * bleed],
  })
  document.translate(bleed, bleed)
  for (const one of page.marks) paintMark(painter, one, pictures)
  if (mark === undefined) return
  const look = { face: 'text-strong', size: 10, ink: BLACK } as const
  paintText(painter, words(mark, 0, height + bleed + SLUG * 0.65, look))
}

function paintMark(painter: Painter, mark: Mark, pictures: Print['pictures']): void {
  if (mark.kind === 'rect') paintRect(painter, mark)
  else if (mark.kind === 'path') paintPath(painter, mark)
  else if (mark.kind === 'text') paintText(painter, mark)
  else paintPicture(painter, mark, pictures)
}

const short = (value: number) => String(Math.round(value * 10_000) / 10_000)
const inks = ({ cmyk }: Ink) => cmyk.map((share) => short(share / 100)).join(' ')

function paintRect({ document }: Painter, { x, y, width, height, fill, stroke, radius }: RectMark) {
  if (fill) document.addContent(`${inks(fill)} k`)
  if (stroke) {
    const dash = stroke.dash ? `[${stroke.dash.map(short).join(' ')}] 0 d` : '[] 0 d'
    document.addContent(`${inks(stroke.ink)} K ${short(stroke.width)} w ${dash}`)
  }
  if (radius) document.roundedRect(x, y, width, height, radius)
  else document.addContent(`${[x, y, width, height].map(short).join(' ')} re`)
  document.addContent(fill && stroke ? 'B' : fill ? 'f' : 'S')
}

function paintPath({ document }: Painter, { x, y, scale, data, fill }: PathMark) {
  const place = [scale, 0, 0, scale, x, y].map(short).join(' ')
  document.addContent(`q ${place} cm ${inks(fill)} k`)
  document.path(data)
  document.addContent('f Q')
}

function paintText({ document, fonts }: Painter, mark: TextMark) {
  const shaped = shapeText(mark.text, mark.face)
  const tracking = mark.tracking ?? 0
  let x = lineStart(mark, shaped)
  document.addContent(`BT ${inks(mark.ink)} k ${short(tracking)} Tc`)
  for (const { font, glyphs, width } of shaped) {
    const name = fonts.nameOn(document.page, font)
    document.addContent(`/${name} ${short(mark.size)} Tf`)
    const isPlain = glyphs.every(
      ({ glyph, advance, x, y }) =>
        x === 0 && y === 0 && isOwn(advance, glyph.advanceWidth / font.unitsPerEm),
    )
    if (isPlain) {
      const codes = glyphs.map(({ glyph }) => fonts.code(font, glyph)).join('')
      document.addContent(`1 0 0 -1 ${short(x)} ${short(mark.y)} Tm <${codes}> Tj`)
      x += width * mark.size + glyphs.length * tracking
      continue
    }
    for (const { glyph, advance, x: right, y: up } of glyphs) {
      const place = `1 0 0 -1 ${short(x + right * mark.size)} ${short(mark.y - up * mark.size)}`
      document.addContent(`${place} Tm <${fonts.code(font, glyph)}> Tj`)
      x += advance * mark.size + tracking
    }
  }
  document.addContent('ET')
}

const isOwn = (advance: number, own: number) => Math.abs(advance - own) < 1e-6

function paintPicture(
  { document, images }: Painter,
  mark: Mark & { kind: 'picture' },
  pictures: Print['pictures'],
) {
  const bytes = pictures.get(mark)
  if (!bytes) throw new PieceFault('piece.no-picture', { picture: mark.picture })
  const image = images.get(bytes) ?? (document as PDFKit.PDFDocument & Opening).openImage(bytes)
  images.set(bytes, image)
  const { x, y, width, height } = mark
  document.image(image as PDFKit.Mixins.ImageSrc, x, y, { width, height })
}
