import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvCell, csvLine, MOST_ROW_CHARACTERS, readCsv } from './index.ts'

const cellsOf = (text: string) => readCsv(text, 1, true).rows.map(({ cells }) => cells)

describe('a file with commas', () => {
  test.for<[string, string, string[][]]>([
    [
      'line ends of every kind',
      'a,b\r\nc,d\ne,f',
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
      ],
    ],
    ['a mark at its beginning', '\uFEFFa,b\n', [['a', 'b']]],
    [
      'quoted commas, marks and line ends',
      '"a,1","say ""hi""","x\r\ny"\n',
      [['a,1', 'say "hi"', 'x\r\ny']],
    ],
    ['a mark in the middle of a cell', '5" pipe,b\n', [['5" pipe', 'b']]],
    ['blank lines', 'a\n\n\r\nb\n', [['a'], ['b']]],
    ['empty cells', ',,\n', [['', '', '']]],
    ['text behind a closing mark', '"a"b,c\n', [['ab', 'c']]],
    ['an end within a quoted cell: half a line', 'a,b\n"c","d', [['a', 'b'], ['c']]],
  ])('is read with %s [AUD-02]', ([, text, cells]) => {
    expect(cellsOf(text)).toEqual(cells)
  })

  test('names each row by its first line [AUD-02]', () => {
    const { rows, line } = readCsv('h\n\n"a\nb"\nc\n', 1, true)
    expect(rows.map((row) => row.line)).toEqual([1, 3, 5])
    expect(line).toBe(6)
  })

  test('with a mark that is never closed is not read as one cell: its line is reported [AUD-02]', () => {
    expect(readCsv('a\n"b\nc\nd\n', 1, true)).toMatchObject({ line: 2, isQuoteOpen: true })
    const endless = `a\n"${'x\n'.repeat(MOST_ROW_CHARACTERS)}`
    expect(readCsv(endless, 1, false)).toMatchObject({ line: 2, isQuoteOpen: true })
  })

  const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', '\n', '\r\n', ' ', '=', '1') })
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { maxLength: 20 })

  test('comes out as it went in, split into any pieces [AUD-02]', () => {
    fc.assert(
      fc.property(rows, fc.array(fc.integer({ min: 1, max: 40 })), (written, cuts) => {
        const text = written.map((cells) => cells.map(quoted).join(',')).join('\r\n')
        const whole = readCsv(text, 1, true)
        expect(whole.rows.map(({ cells }) => cells)).toEqual(written)
        expect(inPieces(text, cuts)).toEqual(whole.rows)
      }),
    )
  })

  test('that we write never begins a cell as a formula, and keeps what it says [AUD-02]', () => {
    expect(csvCell('=cmd|calc')).toBe("'=cmd|calc")
    fc.assert(
      fc.property(fc.array(cell, { minLength: 2 }), (cells) => {
        const [read] = cellsOf(csvLine(cells))
        expect(read?.map((one) => one.replace(/^'(?=[=+\-@\t\r])/, ''))).toEqual(cells)
        expect(read?.some((one) => /^[=+\-@\t\r]/.test(one))).toBe(false)
      }),
    )
  })
})

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

function inPieces(text: string, cuts: readonly number[]) {
  const found = []
  let line = 1
  let at = 0
  let end = 0
  for (const cut of [...cuts, text.length]) {
    end = Math.min(text.length, end + cut)
    const part = readCsv(text.slice(at, end), line, end === text.length)
    found.push(...part.rows)
    at += part.consumed
    line = part.line
    if (end === text.length) break
  }
  return found
}
