import { todayIn } from '@marquee/rules/calendar'
import { numberHouseholds } from '@marquee/rules/customers'
import { marketsStore } from '../markets/index.ts'
import type { Job, JobCall } from '../platform/jobs/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { customerImportsStore, type ImportRow } from './customer-imports.store.ts'
import { customerModelsStore } from './customer-models.store.ts'
import { customerHashing } from './customer-hashing.load.ts'
import { householdsStore } from './households.store.ts'
import { marketVersionsStore } from './market-versions.store.ts'
import { brandPathOf, publishMarket, type Publishing } from './publish-market.change.ts'
import {
  fail,
  keepPiece,
  readPiece,
  type Piece,
  type PieceFrom,
  type Reading,
} from './import-piece.change.ts'

export const IMPORT_CUSTOMERS = 'import customers'

/** Reads a file piece by piece, then lets its households serve; a person may have to confirm that. */
export const importCustomers = (publishing: Publishing): Job => ({
  kind: IMPORT_CUSTOMERS,
  async run(call) {
    const opened = await call.inOwn((use) => open(use, call, publishing))
    const row = opened && (await readAll(call, opened, publishing))
    if (row?.state !== 'PUBLISHING' || call.signal.aborted) return
    const { marketKey, key } = row
    await call.inOwn((use) =>
      publishMarket(use, publishing, { marketKey, importKey: key, now: call.now }),
    )
  },
  async giveUp({ inOwn, subject }) {
    await inOwn(async (use) => {
      const row = await use(customerImportsStore).find(subject)
      const isOpen = row?.state === 'READING' || row?.state === 'PUBLISHING'
      if (row && isOpen) await fail(use, row, { reason: 'customers.import-broken', line: null })
    })
  },
})

/** While a piece goes into the database, the next one is read. */
async function readAll(
  call: JobCall,
  opened: Opened,
  { mostGonePercent }: Publishing,
): Promise<ImportRow | undefined> {
  const read = (from: PieceFrom) => {
    const piece = call.inOwn((use) => readPiece(use, from, opened.reading))
    // If storing the piece before it fails, this rejection has no other handler.
    piece.catch(() => {})
    return piece
  }
  let row: ImportRow | undefined = opened.row
  let reading = row.state === 'READING' ? read(row) : undefined
  while (row && reading && !call.signal.aborted) {
    const piece: Piece = await reading
    reading = piece.isLast ? undefined : read({ ...piece.from, ...piece.progress })
    row = await call.inOwn((use) => keepPiece(use, piece, mostGonePercent))
    await call.progressed()
  }
  return row
}

interface Opened {
  row: ImportRow
  reading: Reading
}

async function open(
  use: Use,
  { subject, now }: JobCall,
  { ordered }: Publishing,
): Promise<Opened | undefined> {
  const row = await use(customerImportsStore).find(subject)
  const market = row && (await use(marketsStore).find(row.marketKey))
  if (!row || !market) return undefined
  const brand = market.hierarchyId ?? ''
  await use(customerModelsStore).number(brand, brandPathOf(market.path))
  const codes = await use(customerModelsStore).codesOf(brand)
  const byName = new Map(codes.map(({ model, code }) => [nameOf(model), code]))
  const served = await use(marketVersionsStore).find(market.key)
  const versions = [row.key, ...(served ? [served.dataVersion] : [])]
  const known = await use(householdsStore).known(market.key, versions, await ordered(use, market))
  return {
    row,
    reading: {
      market,
      mapping: row.mapping,
      columns: row.columns,
      separator: row.separator,
      today: todayIn(market.timeZone, now),
      hash: await customerHashing(use),
      numbering: numberHouseholds(known, row.key, served?.nextHousehold ?? 1),
      modelCode: (model) => byName.get(nameOf(model)),
    },
  }
}

/** However it is written: CR-V, CRV, cr v. */
const nameOf = (model: string) => model.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
