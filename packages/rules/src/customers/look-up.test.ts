import { expect, test } from 'vitest'
import { customerFile, lookUpBy, numbersEnding } from './index.ts'

test.for<[string, string[], string | undefined]>([
  ['Ada Quill', ['ada', 'quill'], undefined],
  [' Nuñez,  48104 ', ['nunez', '48104'], undefined],
  ['Ada@Customers.example', ['ada@customers.example'], 'Ada@Customers.example'],
  ['O’Brien', ["o'brien"], undefined],
  ['ada@', ['ada@'], undefined],
  ['a b c d e f g', ['a', 'b', 'c', 'd', 'e', 'f'], undefined],
])('customers are looked up for %j by %j, and by the email %s [AUD-02]', ([text, words, email]) => {
  expect(lookUpBy(text)).toMatchObject({ ok: true, value: { words, email } })
})

test.for<[string, string | undefined]>([
  ['7345550100', '7345550100'],
  ['(734) 555-0100', '7345550100'],
  ['734.555.0100', '7345550100'],
  ['+1 734 555 0100', '7345550100'],
  ['555-0100', '5550100'],
  ['48104', undefined],
  ['734555010000', undefined],
  ['Quill 7345550100', undefined],
])('customers are looked up for %j by the phone number %s [AUD-02]', ([text, phone]) => {
  expect(lookUpBy(text)).toMatchObject({ ok: true, value: { phone } })
})

test.for<[string, boolean]>([
  ['7345550100', true],
  ['(734) 555-0100', true],
  ['555-0100', true],
  ['5550100', false],
  ['Quill', false],
])(
  'what may be a customer’s own number is not taken for a phone number alone: %j, %s',
  ([text, isPhoneAlone]) => {
    expect(lookUpBy(text)).toMatchObject({ ok: true, value: { isPhoneAlone } })
  },
)

test('the end of a phone number stands for all numbers that end so, and a whole one for itself', () => {
  expect(numbersEnding('7345550100')).toEqual(['7345550100'])
  const numbers = numbersEnding('5550100')
  expect(new Set(numbers).size).toBe(1000)
  expect(numbers).toContain('0005550100')
  expect(numbers).toContain('7345550100')
  expect(numbers.every((one) => /^[0-9]{3}5550100$/.test(one))).toBe(true)
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
