import { describe, expect, test } from 'vitest'
import { readFileHead } from './index.ts'

const GOOD = 'Last, Email \nQuill,ada@x.example\n"Dent, A.",arthur@x.example'

describe('the head of a file', () => {
  test('is its headers and first lines, bare of blanks around', () => {
    expect(readFileHead(GOOD, true)).toEqual({
      ok: true,
      value: {
        headers: ['Last', 'Email'],
        rows: [
          ['Quill', 'ada@x.example'],
          ['Dent, A.', 'arthur@x.example'],
        ],
        separator: ',',
      },
    })
  })

  test('leaves out the line in which the part of a file ends, and all after the fifth', () => {
    const beginning = readFileHead(GOOD, false)
    expect(beginning.ok && beginning.value.rows).toEqual([['Quill', 'ada@x.example']])
    const many = readFileHead(`a,b\n${'1,2\n'.repeat(9)}`, true)
    expect(many.ok && many.value.rows).toHaveLength(5)
  })

  test.each([
    ['', true, 'customers.file-empty'],
    ['a,b\n', true, 'customers.file-empty'],
    ['a,b\n\n\n', true, 'customers.file-empty'],
    ['Last Email\nQuill ada@x.example\n', true, 'customers.not-csv'],
    ['no line end for as long as one looks', false, 'customers.not-csv'],
    ['a,b,a\n1,2,3\n', true, 'customers.headers-twice'],
  ])('of %j (all of it: %s) is refused: %s', (text, isWhole, reason) => {
    expect(readFileHead(text, isWhole)).toMatchObject({ ok: false, reason })
  })

  test('may have columns without a header, several of them', () => {
    expect(readFileHead('a,,\n1,2,3\n', true)).toMatchObject({ ok: true })
  })
})
