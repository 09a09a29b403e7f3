import { dataHead, dataLine, filesOf, manifestOf } from '@marquee/rules/print-packages'
import type { Use } from '../platform/sql/index.ts'
import { packed } from './packed-pieces.load.ts'
import { printFilesStore } from './print-files.store.ts'
import type { PrintPackageRow } from './print-packages.store.ts'
import { printPiecesStore } from './print-pieces.store.ts'

/** A line for each piece, as the documents show them. */
export async function dataFile(found: PrintPackageRow, use: Use): Promise<Buffer> {
  const lines = [dataHead()]
  for (const file of filesOf(found.key, found.pieces)) {
    if (file.kind !== 'pieces') continue
    const rows = await use(printPiecesStore).between(found.key, file.first, file.last)
    const pages = found.pagesOfPiece
    lines.push(...rows.map((row) => dataLine(found.key, packed(found, row), { file, pages })))
  }
  return Buffer.from(lines.join(''))
}

export async function manifestFile(found: PrintPackageRow, use: Use): Promise<Buffer> {
  const { key, pieces, seeds, mailerId, firstSerial, format, pagesOfPiece, listedAt } = found
  const files = await use(printFilesStore).list(key)
  const text = manifestOf({
    packageKey: key,
    campaign: found.campaign,
    dealer: found.content.dealer.name,
    wave: found.wave,
    mailOn: found.mailOn,
    format,
    pagesOfPiece,
    pieces,
    seeds,
    mailerId,
    firstSerial,
    lastSerial: firstSerial + pieces - 1,
    madeFrom: listedAt.toISOString(),
    files: files.filter(({ kind }) => kind !== 'manifest'),
  })
  return Buffer.from(text)
}
