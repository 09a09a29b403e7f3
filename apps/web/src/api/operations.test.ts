import { allOperations } from '@marquee/contract'
import { wireNames } from '@marquee/contract/operation'
import { expect, test } from 'vitest'
import { api } from './index.ts'

test('the browser knows every operation of the contract, and nothing else of it [API-01]', () => {
  const known = Object.values(api).flatMap((noun) =>
    Object.values(noun).map(({ operation }) => operation),
  )
  expect(known).toEqual(
    allOperations.map(({ name, method, path, query, body, reply, idempotent }) => ({
      name,
      method,
      path,
      query: Object.keys(query?.shape ?? {}),
      ...(idempotent && { idempotent }),
      ...(wireNames(body) && { bodyNames: wireNames(body) }),
      ...(wireNames(reply.body) && { replyNames: wireNames(reply.body) }),
    })),
  )
})
