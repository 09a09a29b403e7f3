import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { drawPage } from '../apps/server/src/pieces/page-picture.painter.ts'
import { box, DESIGNS, PAPER, rect, words, BLACK } from '../packages/rules/src/pieces/index.ts'
import type { Design, Page, PieceContent } from '../packages/rules/src/pieces/index.ts'
import { printedCases, sheetPictures } from './print-sheet/cases.ts'

// Draws every design at print size with few and many coupons, the shortest and the longest texts:
//   node --import tsx tools/print-sheet.ts FOLDER [KEY OF A DESIGN] [DOTS AN INCH]
// A picture for each design, and without a key one of all designs as they are ordered on most days.

const [folder = 'print-sheet', only, dots = '80'] = process.argv.slice(2)
const DOTS = Number(dots)
const GAP = 24
const LABEL = 26

interface Drawn {
  bytes: Buffer
  width: number
  height: number
}

const pictures = await sheetPictures()

async function drawn(page: Page, perInch = DOTS): Promise<Drawn> {
  const width = Math.round((page.width / 72) * perInch)
  const bytes = await drawPage(page, width, pictures, 'png')
  const { height = 0 } = await sharp(bytes).metadata()
  return { bytes, width, height }
}

function label(text: string, width: number): Promise<Drawn> {
  const marks = [
    rect(box(0, 0, width, LABEL), PAPER),
    words(text, 2, 18, { face: 'text-strong', size: 15, ink: BLACK }),
  ]
  return drawn({ name: 'form', width, height: LABEL, bleed: 0, marks }, 72)
}

/** Rows of pictures below each other, on grey, so that the paper is seen. */
async function stacked(rows: readonly (readonly Drawn[])[]): Promise<Buffer> {
  const placed: { input: Buffer; left: number; top: number }[] = []
  let top = GAP
  let width = 0
  for (const row of rows) {
    let left = GAP
    for (const one of row) {
      placed.push({ input: one.bytes, left, top })
      left += one.width + GAP
    }
    width = Math.max(width, left)
    top += Math.max(...row.map(({ height }) => height)) + GAP
  }
  const ground = { width, height: top, channels: 3, background: '#b9bcc0' } as const
  return sharp({ create: ground }).composite(placed).png({ palette: true }).toBuffer()
}

async function sheetOf(design: Design): Promise<void> {
  const rows: Drawn[][] = []
  for (const { name, content } of printedCases(design)) {
    const sides = await Promise.all(design.lay(content).map((page) => drawn(page)))
    rows.push([await label(`${design.name}: ${name}`, sides[0]?.width ?? 0)], sides)
  }
  writeFileSync(join(folder, `${design.key}.png`), await stacked(rows))
}

/** Each design once, front and back, two designs beside each other. */
async function overview(): Promise<Buffer> {
  const everyDay = (design: Design): PieceContent | undefined => printedCases(design)[0]?.content
  const small = DOTS / 2
  const rows: Drawn[][] = []
  for (let at = 0; at < DESIGNS.length; at += 2) {
    const pages = DESIGNS.slice(at, at + 2).flatMap((design) => {
      const content = everyDay(design)
      return content ? design.lay(content) : []
    })
    rows.push(await Promise.all(pages.map((page) => drawn(page, small))))
  }
  return stacked(rows)
}

mkdirSync(folder, { recursive: true })
for (const design of DESIGNS.filter(({ key }) => only === undefined || key === only)) {
  await sheetOf(design)
}
if (only === undefined) writeFileSync(join(folder, 'all-designs.png'), await overview())
console.log(`The sheets are in ${resolve(folder)}.`)
