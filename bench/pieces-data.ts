import sharp from 'sharp'
import { drawPhoto, SCENES } from '@marquee/demo/drawing'
import { paintPdf } from '../apps/server/src/pieces/pdf.painter.ts'
import { printPictures } from '../apps/server/src/pieces/print-pictures.painter.ts'
import {
  designOf,
  mailDigits,
  PREVIEW_MAILER,
  sampleContent,
  type Design,
  type PieceContent,
} from '../packages/rules/src/pieces/index.ts'

const FIRST_NAMES = ['Alma', 'Björn', 'Chidi', 'Dolores', 'Emre', 'Fatima', 'Grace', 'Hugo']

/** A postcard of 6 × 9 inches with a photo, four coupons, a barcode and four codes, each its own. */
export function pieceOf(number: number, photo = 'photo'): PieceContent {
  const content = sampleContent('HONDA', 4, photo)
  const zip = String(10_000_0000 + number)
  const recipient = {
    ...content.recipient,
    firstName: FIRST_NAMES[number % FIRST_NAMES.length] ?? '',
    lastName: `Number ${number}`,
    line1: `${number} Any Street`,
    postalCode: zip,
    mailDigits: mailDigits({ mailerId: PREVIEW_MAILER, serial: number, zip }),
  }
  const coupons = content.coupons.map((coupon, index) => ({
    ...coupon,
    link: `https://marquee.example.com/r/${(number * 10 + index).toString(36).padStart(16, 'A')}`,
  }))
  return { ...content, recipient, coupons }
}

export const postcard = designOf('four-square') as Design

let stored: Promise<Map<string, Buffer>> | undefined

/** The photo of all pieces; the logo is the dealer's name. */
export function storedPictures(): Promise<Map<string, Buffer>> {
  stored ??= drawPhoto(SCENES['service-bay']()).then(
    async ({ content }) => new Map([['photo', await sharp(content).toBuffer()]]),
  )
  return stored
}

/** Whole documents, one after the other; answers how many bytes they have. */
export async function paintPieces(from: number, count: number): Promise<number> {
  const pictures = await storedPictures()
  let bytes = 0
  for (let number = from; number < from + count; number += 1) {
    const pages = postcard.lay(pieceOf(number))
    const print = await printPictures(pages, pictures)
    const pdf = await paintPdf({ pages, pictures: print, title: 'Piece', now: 0 })
    bytes += pdf.length
  }
  return bytes
}
