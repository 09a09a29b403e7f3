import type { Design, PieceContent, PictureMark } from '@marquee/rules/pieces'
import { paintPdf } from './pdf.painter.ts'
import { printPictures, type StoredPictures } from './print-pictures.painter.ts'

/** What differs from piece to piece of one run: whom it is for, and where its coupons lead. */
export type OwnOfPiece = Pick<PieceContent, 'recipient' | 'coupons'>

interface Run {
  design: Design
  content: PieceContent
  stored: StoredPictures
  title: string
  /** The moment that the documents name: of the same moment, they are the same to the byte. */
  now: number
  /** Of what is not to be printed from. */
  mark?: string | undefined
}

export interface PressRun {
  /** One document with these pieces, in this order. */
  paint: (pieces: Iterable<OwnOfPiece>) => Promise<Buffer>
}

const placeOf = ({ picture, width, height, fit }: PictureMark) =>
  [picture, width, height, fit].join(' ')

/** Many pieces of one content: their pictures are made and written once, and pages laid as they are painted. */
export async function pressRun({
  design,
  content,
  stored,
  title,
  now,
  mark,
}: Run): Promise<PressRun> {
  const made = await printPictures(design.lay(content), stored)
  const byPlace = new Map([...made].map(([mark, bytes]) => [placeOf(mark), bytes]))
  const pictures = { get: (mark: PictureMark) => byPlace.get(placeOf(mark)) }
  return {
    paint: (pieces) =>
      paintPdf({ pages: pagesOf(design, content, pieces), pictures, title, now, mark }),
  }
}

function* pagesOf(design: Design, content: PieceContent, pieces: Iterable<OwnOfPiece>) {
  for (const own of pieces) yield* design.lay({ ...content, ...own })
}
