import { expect, test } from 'vitest'
import { isAmong } from './previous-release.ts'

const ours = new Map([
  ['node_modules/fastify', '{"version":"5.8.5"}'],
  ['node_modules/mailparser', '{"version":"3.9.3"}'],
])

test('packages that are here just as an earlier release wants them are not fetched again', () => {
  expect(isAmong(new Map([...ours].slice(0, 1)), ours)).toBe(true)
  expect(isAmong(new Map([['node_modules/fastify', '{"version":"5.8.4"}']]), ours)).toBe(false)
  expect(isAmong(new Map([['node_modules/gone', '{"version":"1.0.0"}']]), ours)).toBe(false)
})
