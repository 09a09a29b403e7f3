import { describe, expect, test } from 'vitest'
import { readCsv, separatorOf } from './index.ts'

describe('what stands between cells', () => {
  test.for<[string, string, string]>([
    ['commas', 'Last,Email\nQuill,a@x.example', ','],
    ['semicolons', 'Last;Email\nQuill;a@x.example', ';'],
    ['tabs', 'Last\tEmail\nQuill\ta@x.example', '\t'],
    ['upright lines', 'Last|Email\nQuill|a@x.example', '|'],
    ['semicolons beside commas in cells', 'Name, last;Email\nQuill, Ada;a@x\nReed;b@x', ';'],
    ['commas beside semicolons in quotes', '"a;b;c",d\n"1;2;3",4', ','],
    ['tabs beside a comma in each line', 'Last, first\tEmail\tZIP\nQuill, Ada\ta@x\t48104', '\t'],
    ['commas where a line is half', 'a,b,c\n1,2,3\n1', ','],
    ['one column: a comma, as good as any', 'Name\nQuill', ','],
  ])('is found: %s [AUD-02]', ([, text, separator]) => {
    expect(separatorOf(text, true)).toBe(separator)
  })

  test('stands in quoted cells as a letter, whatever it is [AUD-02]', () => {
    const { rows } = readCsv('"a;1";b\r\n"x\ny";"say ""hi"""', 1, true, ';')
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['a;1', 'b'],
      ['x\ny', 'say "hi"'],
    ])
  })
})
