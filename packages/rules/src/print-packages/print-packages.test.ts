import { describe, expect, test } from 'vitest'
import type { MailerId } from '../pieces/index.ts'
import { accept, refuse } from '../result/index.ts'
import { mayHandOver } from '../hand-overs/index.ts'
import {
  changesOf,
  dataLine,
  filesOf,
  inPrintersOrder,
  manifestOf,
  nextSerials,
  outcomeAfter,
  readAnswer,
  reconcile,
  type AddressedPiece,
  type SerialBlock,
} from './index.ts'

const piece = (more: Partial<AddressedPiece>): AddressedPiece => ({
  recipient: 1,
  isSeed: false,
  firstName: 'Alma',
  lastName: 'Berg',
  line1: '1 Any Street',
  city: 'Detroit',
  state: 'MI',
  postalCode: '48201',
  vehicle: '',
  ...more,
})

test('pieces stand by ZIP code, then street, with seeds among them', () => {
  const ordered = inPrintersOrder([
    piece({ recipient: 5, postalCode: '48202' }),
    piece({ recipient: 4, postalCode: '48201-1234' }),
    piece({ recipient: 0, isSeed: true }),
    piece({ recipient: 3 }),
    piece({ recipient: 2, line1: '0 Any Street' }),
  ])
  expect(ordered.map(({ recipient }) => recipient)).toEqual([2, 3, 0, 4, 5])
})

describe('numbers in barcodes', () => {
  // Nine digits of the mailer leave six for the piece.
  const mailer = '901234567' as MailerId
  const DAY = 24 * 3_600_000
  const now = 200 * DAY
  const block = (first: number, count: number, days: number): SerialBlock => ({
    first,
    count,
    takenAt: now - days * DAY,
  })
  const next = (blocks: readonly SerialBlock[], count: number) =>
    nextSerials(mailer, blocks, { count, now })

  test('follow those that were given last', () => {
    expect(next([], 10)).toEqual(accept(0))
    expect(next([block(0, 10, 1), block(10, 5, 0)], 10)).toEqual(accept(15))
  })

  test('are not printed a second time before 45 days have gone by since the last of them may have been mailed', () => {
    expect(next([block(0, 600_000, 74)], 400_000)).toEqual(accept(600_000))
    expect(next([block(0, 600_000, 74)], 400_001)).toEqual(refuse('print-package.no-serials'))
    expect(next([block(0, 600_000, 75)], 400_001)).toEqual(accept(600_000))
    expect(next([block(0, 600_000, 80), block(600_000, 400_000, 10)], 600_000)).toEqual(
      accept(1_000_000),
    )
    expect(next([block(0, 600_000, 80), block(600_000, 400_000, 10)], 600_001)).toEqual(
      refuse('print-package.no-serials'),
    )
  })
})

test('a package has its pieces in documents of 500, the data of all, and a manifest', () => {
  const files = filesOf(12, 1_001)
  expect(files.map(({ name, first, last }) => [name, first, last])).toEqual([
    ['print-000012-pieces-000001-000500.pdf', 1, 500],
    ['print-000012-pieces-000501-001000.pdf', 501, 1_000],
    ['print-000012-pieces-001001-001001.pdf', 1_001, 1_001],
    ['print-000012-data.csv', 0, 0],
    ['print-000012-manifest.json', 0, 0],
  ])
  const [, second] = files
  if (!second) throw new Error('There is no second file')
  const packed = { ...piece({ isSeed: true }), position: 503, mailDigits: '00271' }
  expect(dataLine(12, packed, { file: second, pages: 2 })).toBe(
    '12-000503,503,print-000012-pieces-000501-001000.pdf,5,Alma,Berg,1 Any Street,Detroit,MI,48201,00271,seed\r\n',
  )
})

test('a manifest counts pieces and names each file with its checksum', () => {
  const files = [{ name: 'print-000012-data.csv', bytes: 12, sha256: 'ab' }]
  const manifest = JSON.parse(
    manifestOf({
      packageKey: 12,
      campaign: 'Spring',
      dealer: 'Lakeside Honda',
      wave: 1,
      mailOn: '2027-03-08',
      format: 'postcard-6x9',
      pagesOfPiece: 2,
      pieces: 3,
      seeds: 1,
      mailerId: '901234567',
      firstSerial: 7,
      lastSerial: 9,
      madeFrom: '2027-03-08T05:00:00.000Z',
      files,
    }),
  )
  expect(manifest).toMatchObject({ package: 'print-000012', pieces: 3, seeds: 1, files })
})

test('a package is handed over once; a second time it is named a repeat', () => {
  const standing = { state: 'ready', sending: 'running', isForgotten: false } as const
  const once = { isRepeat: false }
  expect(mayHandOver(standing, once)).toEqual(accept(true))
  expect(mayHandOver({ ...standing, state: 'making' }, once)).toEqual(refuse('hand-over.not-ready'))
  expect(mayHandOver({ ...standing, sending: 'paused' }, once)).toEqual(refuse('hand-over.not-now'))
  const over = { ...standing, state: 'handed-over', sending: 'done' } as const
  expect(mayHandOver(over, once)).toEqual(refuse('hand-over.done'))
  expect(mayHandOver(over, { isRepeat: true })).toEqual(accept(true))
  expect(mayHandOver({ ...over, isForgotten: true }, { isRepeat: true })).toEqual(
    refuse('hand-over.forgotten'),
  )
})

describe('the answer of a printer', () => {
  const read = (text: string) => readAnswer(text, { packageKey: 12, pieces: 3 })

  test('is read line by line, and each wrong line says why', () => {
    const answer = read(
      'piece,outcome\n12-000001,mailed\n12-2,Spoiled\n12-000004,mailed\n11-000001,mailed\n' +
        '12-000003,lost\n12-000001,returned\n,mailed\n12-3\n',
    )
    if (!answer.ok) throw new Error(answer.reason)
    expect(answer.value.rows).toEqual([
      { line: 2, position: 1, outcome: 'MAILED' },
      { line: 3, position: 2, outcome: 'SPOILED' },
    ])
    expect(answer.value.refused.map(({ line, field, reason }) => [line, field, reason])).toEqual([
      [4, 'piece', 'row.not-of-package'],
      [5, 'piece', 'row.not-of-package'],
      [6, 'outcome', 'row.outcome'],
      [7, 'piece', 'row.piece-twice'],
      [8, 'piece', 'row.required'],
      [9, undefined, 'row.cells'],
    ])
  })

  test('without its columns is refused', () => {
    expect(read('who,what\n1,2\n')).toEqual(refuse('print-package.headers-missing'))
  })

  test('changes only what was not known, and never takes back that a piece was returned', () => {
    expect(outcomeAfter('RETURNED', 'MAILED')).toBe('RETURNED')
    expect(outcomeAfter('SPOILED', 'MAILED')).toBe('MAILED')
    const rows = [
      { line: 2, position: 1, outcome: 'MAILED' as const },
      { line: 3, position: 2, outcome: 'RETURNED' as const },
      { line: 4, position: 3, outcome: 'MAILED' as const },
    ]
    const before = new Map([
      [1, 'MAILED' as const],
      [2, 'MAILED' as const],
    ])
    const { changed, counts } = changesOf(rows, before)
    expect(changed.map(({ position }) => position)).toEqual([2, 3])
    expect(counts).toEqual({ mailed: 1, spoiled: 0, returned: 1, unchanged: 1 })
  })

  test('leaves missing what it does not name', () => {
    const counted = [
      { outcome: 'MAILED' as const, count: 5 },
      { outcome: 'RETURNED' as const, count: 1 },
      { outcome: null, count: 4 },
    ]
    expect(reconcile(10, counted)).toEqual({
      pieces: 10,
      mailed: 5,
      spoiled: 0,
      returned: 1,
      missing: 4,
    })
  })
})
