import { expect, test } from 'vitest'
import { haveEqualProps } from './index.ts'

const press = () => undefined

test.each([
  ['the same text in a new list', { facts: [['Price', '$1']] }, { facts: [['Price', '$1']] }, true],
  ['another text', { facts: [['Price', '$1']] }, { facts: [['Price', '$2']] }, false],
  ['the same function', { press }, { press }, true],
  ['another function', { press }, { press: () => undefined }, false],
  ['nothing instead of something', { on: { key: 1 } }, { on: undefined }, false],
  ['one more', { key: 1 }, { key: 1, name: undefined }, false],
  ['another one', { key: undefined }, { name: undefined }, false],
])('%s', (_, before, now, isEqual) => {
  expect(haveEqualProps<object>(before, now)).toBe(isEqual)
})
