import { createHash } from 'node:crypto'
import { designOf } from '@marquee/rules/pieces'
import { filesOf, type PackedPiece, type PlannedFile } from '@marquee/rules/print-packages'
import { offerCodesStore, picturesFor, pressRun, type PressRun } from '../pieces/index.ts'
import type { JobCall } from '../platform/jobs/index.ts'
import { secretsStore } from '../platform/secrets/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { codesOfPiece, OFFER_CODES } from '../sendings/index.ts'
import { ownOfPiece, packed } from './packed-pieces.load.ts'
import { printFilesStore } from './print-files.store.ts'
import { printPackagesStore, type PrintPackageRow } from './print-packages.store.ts'
import { printPiecesStore } from './print-pieces.store.ts'
import { dataFile, manifestFile } from './package-papers.load.ts'

type Making = Pick<JobCall, 'inOwn' | 'signal' | 'progressed' | 'now'>

interface Press {
  run: PressRun
  secret: string
}

/**
 * Makes the files of a package that are missing, one after the other, each saved before the next is begun: a program
 * that is killed leaves those that are whole, and the next one resumes behind them.
 */
export async function makePackage(key: number, making: Making): Promise<void> {
  const { inOwn, signal, progressed } = making
  const found = await inOwn((use) => use(printPackagesStore).find(key))
  if (!found || found.forgottenAt) return
  const made = await inOwn((use) => use(printFilesStore).list(key))
  const done = new Set(made.map(({ number }) => number))
  const left = filesOf(key, found.pieces).filter(({ number }) => !done.has(number))
  const press = await inOwn((use) => pressOf(found, use))
  for (const file of left) {
    if (signal.aborted) return
    if (file.kind === 'pieces') await makeDocument(found, file, press, making)
    else if (file.kind === 'data')
      await inOwn(async (use) => save(found, file, await dataFile(found, use), use))
    else await inOwn((use) => finishPackage(found, file, making.now, use))
    await progressed()
  }
}

async function pressOf(found: PrintPackageRow, use: Use): Promise<Press> {
  const { content, title, listedAt } = found
  const design = designOf(found.design)
  if (!design) throw new Error(`There is no design ${found.design} any more`)
  const { stored } = await picturesFor(design.lay(content), use)
  const now = listedAt.getTime()
  const secret = await use(secretsStore).keep(OFFER_CODES)
  return { run: await pressRun({ design, content, stored, title, now }), secret }
}

/** Painted while no transaction is open. Its codes lead to their offers from the moment that it is saved. */
async function makeDocument(
  found: PrintPackageRow,
  file: PlannedFile,
  { run, secret }: Press,
  { inOwn }: Making,
): Promise<void> {
  const { key, path, offerKeys, sendingKey } = found
  const rows = await inOwn((use) => use(printPiecesStore).between(key, file.first, file.last))
  const pieces = rows.map((row): PackedPiece => packed(found, row))
  const codes = pieces.map((piece) => codesOfPiece(secret, { sendingKey, ...piece }, offerKeys))
  const content = await run.paint(
    pieces.map((piece, at) => ownOfPiece(found, piece, codes[at] ?? [])),
  )
  await inOwn(async (use) => {
    for (const [at, offerKey] of offerKeys.entries()) {
      const ofCoupon = codes.flatMap((own) => own[at] ?? [])
      await use(offerCodesStore).add(ofCoupon, offerKey, path)
    }
    await save(found, file, content, use)
    if (found.state === 'making') await use(printPackagesStore).progress(key, file.last)
  })
}

/** The manifest is the last file. What is made once more has to be what was made before. */
async function finishPackage(found: PrintPackageRow, file: PlannedFile, now: number, use: Use) {
  const content = await manifestFile(found, use)
  const sha256 = sha256Of(content)
  if (found.sha256 !== null && found.sha256 !== sha256) {
    throw new Error(`Print package ${found.key} cannot be made again as it was handed over`)
  }
  await save(found, file, content, use)
  if (found.state !== 'making') return
  await use(printPackagesStore).change(found.key, {
    state: 'ready',
    sha256,
    readyAt: new Date(now),
  })
}

const sha256Of = (content: Buffer) => createHash('sha256').update(content).digest('hex')

const save = ({ key, path }: PrintPackageRow, file: PlannedFile, content: Buffer, use: Use) =>
  use(printFilesStore).insert({
    packageKey: key,
    number: file.number,
    name: file.name,
    kind: file.kind,
    bytes: content.length,
    sha256: sha256Of(content),
    content,
    path,
  })
