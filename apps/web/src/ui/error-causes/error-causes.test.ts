import { expect, test } from 'vitest'
import { messagesOf } from './index.ts'

test('a nested error becomes the list of its messages, outermost first [ERR-21]', () => {
  const error = {
    message: 'The order was refused',
    causes: [
      { message: 'Mail date has passed', causes: [{ message: 'Lead time is 10 days' }] },
      { message: 'Audience is empty' },
    ],
  }
  expect(messagesOf(error)).toEqual([
    'The order was refused',
    'Mail date has passed',
    'Lead time is 10 days',
    'Audience is empty',
  ])
})

test('a comma separates two messages [ERR-21]', () => {
  const causes = ['zip is missing , city is missing,', { message: 'a,b' }]
  expect(messagesOf({ causes })).toEqual(['zip is missing', 'city is missing', 'a', 'b'])
})

test('the cause of a thrown error counts as well [ERR-21]', () => {
  const error = new Error('Not saved', { cause: new Error('No connection') })
  expect(messagesOf(error)).toEqual(['Not saved', 'No connection'])
})

test('an error that causes itself is told once [ERR-21]', () => {
  const error = new Error('Round')
  error.cause = error
  expect(messagesOf(error)).toEqual(['Round'])
})

test.each([undefined, null, 42, {}, [], '', { message: 7 }])(
  '%j has no messages [ERR-21]',
  (error) => {
    expect(messagesOf(error)).toEqual([])
  },
)
