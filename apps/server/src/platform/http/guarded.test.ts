import { blackoutDates } from '@marquee/contract/blackout-dates'
import { describe, expect, test } from 'vitest'
import { serverOn } from '../../testing/server-on.ts'
import { testDatabase } from '../../testing/database.ts'
import { operations } from '../../wiring.ts'
import type { BoundOperation } from '../use-case.ts'

const database = testDatabase()
const { add, delete: remove } = blackoutDates

async function startWith(changed: object): Promise<string> {
  const bound = { operation: { ...remove, ...changed }, useCase: operations[0]?.useCase }
  try {
    const server = await serverOn(database.pool, {
      operations: [bound as unknown as BoundOperation],
    })
    await server.close()
    return 'started'
  } catch (error) {
    return (error as Error).message
  }
}

describe('the server refuses to start', () => {
  test.for<[string, object, string]>([
    ['declares no access', { access: undefined }, 'declares no access'],
    ['says nothing of permissions', { access: { scope: 'scope' } }, 'declares no access'],
    ['says nothing of scope', { access: { anyOf: [] } }, 'declares no access'],
    ['writes without an audit event', { audit: undefined }, 'has no audit event'],
    ['has a key in its address and no schema for it', { params: undefined }, 'has no schema'],
    [
      'names an object that nothing describes',
      { access: { anyOf: [], scope: 'scope', object: 'body.nothing' } },
      'names an object at body.nothing',
    ],
  ])('with an operation that %s [API-01, LVL-07]', async ([, changed, fault]) => {
    const message = await startWith(changed)
    expect(message).toContain('Operations not fit to serve')
    expect(message).toContain(`blackoutDates.delete ${fault}`)
  })

  test('with two operations at one address [API-01]', async () => {
    const useCase = operations[0]?.useCase as BoundOperation['useCase']
    const twice = [add, { ...add, name: 'other.add' }].map((operation) => ({ operation, useCase }))
    await expect(serverOn(database.pool, { operations: twice as never })).rejects.toThrow(
      'POST /blackout-date/add is declared twice',
    )
  })

  test('and starts when nothing is missing [API-01]', async () => {
    expect(await startWith({})).toBe('started')
  })
})
