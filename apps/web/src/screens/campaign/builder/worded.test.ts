import { expect, test } from 'vitest'
import { ApiError } from '../../../api/index.ts'
import { worded } from './use-attempts.ts'

const failed = (code: string, statusCode: number) =>
  new ApiError(
    code,
    'The words of the server.',
    { baseUrl: '', method: 'PUT', url: '/campaign', message: '', statusCode },
    { 'body.name': 'Required' },
  )

test.for([
  ['request.invalid', 400, 'The words of the server.'],
  ['campaign.not-editable', 409, 'The words of the server.'],
  ['unknown', 400, 'The words for it.'],
  ['server.failed', 500, 'The words for it.'],
  ['network.unreachable', 0, 'The words for it.'],
] as const)('%s with status %i says %s [ERR-04, ERR-05, ERR-06]', ([code, status, words]) => {
  const shown = worded(failed(code, status), 'The words for it.') as ApiError
  // What the server answered is passed on whole.
  expect(shown).toMatchObject({ code, message: words, fields: { 'body.name': 'Required' } })
  expect(shown.details.statusCode).toBe(status)
})

test('what is no answer of the server is passed on as it is', () => {
  const error = new Error('A fault of our own')
  expect(worded(error, 'The words for it.')).toBe(error)
})
