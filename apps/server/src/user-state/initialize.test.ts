import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import type { PersonName } from '../testing/test-tree.ts'

const support = { phone: '3135550142', email: 'help@lakeside.example' }
const app = testApp({ flatCostSource: 'NISSAN', support })
const initialize = (as: PersonName | null, query = '') =>
  app.call(as, 'GET', `/app-initialization${query}`)

beforeAll(async () => {
  await app.owner.query(
    `INSERT INTO report_configs (name, display_priority) VALUES ('third', 30), ('first', 10), ('second', 20)`,
  )
})

describe('what the screens need once', () => {
  test('is there with and without the selected brand and market [SIGN-13, API-02]', async () => {
    const { status, body } = await initialize('dealer')
    expect(status).toBe(200)
    expect((await initialize('dealer', '?hierarchyId=HONDA&marketKey=5')).body).toEqual(body)
    expect(outcomeOf(await initialize(null))).toBe('401 sign-in.required')
  })

  test('has the report configurations by their display priority [SIGN-07]', async () => {
    const { reportConfigs } = (await initialize('dealer')).body
    expect(reportConfigs).toEqual([
      { key: expect.any(Number), name: 'first', displayPriority: 10 },
      { key: expect.any(Number), name: 'second', displayPriority: 20 },
      { key: expect.any(Number), name: 'third', displayPriority: 30 },
    ])
  })

  test('has the subdivisions of the country with name and code, by name [SIGN-08]', async () => {
    const { stateReferences } = (await initialize('dealer')).body
    expect(stateReferences).toContainEqual({ label: 'Michigan', value: 'MI' })
    expect(stateReferences.length).toBeGreaterThanOrEqual(51)
    const labels = stateReferences.map(({ label }: { label: string }) => label)
    expect(labels).toEqual([...labels].sort((a, b) => a.localeCompare(b, 'en')))
  })

  test('has 1 for the root and the corporate market [SIGN-10]', async () => {
    expect((await initialize('dealer')).body).toMatchObject({
      rootMarketKey: 1,
      corporateMarketKey: 1,
    })
  })

  test('has the source of coupons whose flat costs the deployment limits [CPN-13]', async () => {
    expect((await initialize('dealer')).body).toMatchObject({ flatCostSource: 'NISSAN' })
  })

  test('has whom people ask for help in this deployment [DLR-08]', async () => {
    expect((await initialize('dealer')).body).toMatchObject({ support })
  })

  test('has the brands of the own markets, and no other [GEN-07, GEN-08]', async () => {
    const brands = async (as: PersonName) =>
      (await initialize(as)).body.hierarchies.map(({ id }: { id: string }) => id)
    expect(await brands('admin')).toEqual(['ACURA', 'HONDA'])
    expect(await brands('national')).toEqual(['HONDA'])
    expect(await brands('acuraDealer')).toEqual(['ACURA'])
  })
})

const outcomeOf = ({ status, body }: { status: number; body: { code?: string } }) =>
  `${status} ${body.code}`
