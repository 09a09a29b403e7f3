import { csvLine } from '../csv/index.ts'
import type { AddressedPiece } from './order.rules.ts'

/** A piece in its place in the package. */
export interface PackedPiece extends AddressedPiece {
  /** From 1 on, in the printer's order. */
  position: number
  /** What its Intelligent Mail barcode says. */
  mailDigits: string
}

/** So many pieces share one document: few enough to be painted in memory, and once more after a stop. */
const PIECES_A_FILE = 500

export const packageName = (packageKey: number): string =>
  `print-${String(packageKey).padStart(6, '0')}`

/** By this the printer's answer names a piece. */
export const pieceName = (packageKey: number, position: number): string =>
  `${packageKey}-${String(position).padStart(6, '0')}`

const named = (position: number) => String(position).padStart(6, '0')

/** A file of a package, with the pieces that are in it. */
export interface PlannedFile {
  number: number
  name: string
  kind: 'pieces' | 'data' | 'manifest'
  /** The positions of the first and the last piece; 0 where it holds all of them. */
  first: number
  last: number
}

/** All files of a package of so many pieces, in the order in which they are made; the manifest names all others. */
export function filesOf(packageKey: number, pieces: number): PlannedFile[] {
  const name = packageName(packageKey)
  const ofPieces = Array.from({ length: Math.ceil(pieces / PIECES_A_FILE) }, (_, at) => {
    const first = at * PIECES_A_FILE + 1
    const last = Math.min(first + PIECES_A_FILE - 1, pieces)
    return { name: `${name}-pieces-${named(first)}-${named(last)}.pdf`, first, last }
  })
  return [
    ...ofPieces.map((file) => ({ ...file, kind: 'pieces' as const })),
    { name: `${name}-data.csv`, kind: 'data' as const, first: 0, last: 0 },
    { name: `${name}-manifest.json`, kind: 'manifest' as const, first: 0, last: 0 },
  ].map((file, at) => ({ number: at + 1, ...file }))
}

const DATA_HEADERS = [
  'Piece',
  'Position',
  'File',
  'Page',
  'First name',
  'Last name',
  'Street',
  'City',
  'State',
  'ZIP code',
  'Intelligent Mail',
  'Seed',
]

export const dataHead = (): string => csvLine(DATA_HEADERS)

/** A line of the data file: who is on which page of which document. */
export function dataLine(
  packageKey: number,
  piece: PackedPiece,
  { file, pages }: { file: PlannedFile; pages: number },
): string {
  return csvLine([
    pieceName(packageKey, piece.position),
    String(piece.position),
    file.name,
    String((piece.position - file.first) * pages + 1),
    piece.firstName,
    piece.lastName,
    piece.line1,
    piece.city,
    piece.state,
    piece.postalCode,
    piece.mailDigits,
    piece.isSeed ? 'seed' : '',
  ])
}

interface StoredFile {
  name: string
  bytes: number
  sha256: string
}

interface Manifest {
  packageKey: number
  campaign: string
  dealer: string
  wave: number
  mailOn: string
  format: string
  pagesOfPiece: number
  pieces: number
  seeds: number
  mailerId: string
  firstSerial: number
  lastSerial: number
  madeFrom: string
  files: readonly StoredFile[]
}

/** What stands in the package, so that a printer can check it before a press runs. */
export function manifestOf(manifest: Manifest): string {
  const { packageKey, files, ...more } = manifest
  const written = {
    package: packageName(packageKey),
    standard: 'PDF/X-4',
    order: 'by ZIP code, then street',
    ...more,
    files: files.map(({ name, bytes, sha256 }) => ({ name, bytes, sha256 })),
  }
  return `${JSON.stringify(written, null, 2)}\n`
}
