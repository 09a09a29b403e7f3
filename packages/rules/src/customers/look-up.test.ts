import { expect, test } from 'vitest'
import { customerFile, lookUpBy } from './index.ts'

test.for<[string, object]>([
  ['Ada Quill', { by: 'words', words: ['ada', 'quill'] }],
  [' Nuñez,  48104 ', { by: 'words', words: ['nunez', '48104'] }],
  ['Ada@Customers.example', { by: 'email', email: 'Ada@Customers.example' }],
  ['ada@', { by: 'words', words: ['ada@'] }],
  ['a b c d e f g', { by: 'words', words: ['a', 'b', 'c', 'd', 'e', 'f'] }],
])('customers are looked up for %j as %j [AUD-02]', ([text, by]) => {
  expect(lookUpBy(text)).toEqual({ ok: true, value: by })
})

test.for(['', ' ', 'q', ' q ', ',;'])('nothing is looked up for %j [AUD-02]', (text) => {
  expect(lookUpBy(text)).toEqual({ ok: false, reason: 'customers.search-too-short' })
})

test('the file of a customer has a line for each known thing, and runs nothing [AUD-02]', () => {
  const file = customerFile([
    { about: 'Customer', field: 'Last name', value: '=HYPERLINK("x")' },
    { about: 'Customer', field: 'City', value: '' },
    { about: 'Vehicle 1', field: 'Model', value: '2020 Civic' },
  ])
  expect(file).toBe(
    '\uFEFFAbout,What,Value\r\n' +
      `Customer,Last name,"'=HYPERLINK(""x"")"\r\n` +
      'Vehicle 1,Model,2020 Civic\r\n',
  )
})
