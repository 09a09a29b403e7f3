import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { TREE, type PersonName } from '../testing/test-tree.ts'

const app = testApp()

const sold = (hierarchyId: string, make: string, model: string, years: number[], at: string) =>
  app.owner.query(
    `INSERT INTO vehicle_models (hierarchy_id, make, model, years, path) VALUES ($1, $2, $3, $4, $5)`,
    [hierarchyId, make, model, years, at],
  )

beforeAll(async () => {
  await sold('HONDA', 'Honda', 'Fit', [2013, 2015], TREE.honda.path)
  await sold('HONDA', 'Honda', 'Civic', [2026, 2027], TREE.honda.path)
  await sold('ACURA', 'Acura', 'RSX', [2002], TREE.acura.path)
  await sold('ACURA', 'Honda', 'Civic', [2025], TREE.acura.path)
})

const read = (as: PersonName | null, query = '') => app.call(as, 'GET', `/vehicle/metadata${query}`)
const models = async (as: PersonName, query?: string): Promise<string[]> =>
  (await read(as, query)).body.vehicleMetadataDto.map(
    ({ make, model, years }: { make: string; model: string; years: number[] }) =>
      `${make} ${model} ${years.join(' ')}`,
  )
const HONDA = ['Honda Civic 2027 2026', 'Honda Fit 2015 2013']
const ACURA = ['Acura RSX 2002', 'Honda Civic 2025']

test('everyone reads the models of their brand, in order, the newest year first [AUD-08, AUD-30]', async () => {
  const { status, body } = await read('dealer')
  expect(status).toBe(200)
  expect(body).toEqual({
    vehicleMetadataDto: [
      { make: 'Honda', model: 'Civic', years: [2027, 2026] },
      { make: 'Honda', model: 'Fit', years: [2015, 2013] },
    ],
  })
  for (const as of ['national', 'zone', 'district'] as const)
    expect(await models(as)).toEqual(HONDA)
  expect(await models('acuraDealer')).toEqual(ACURA)
})

test('the brand narrows the models, and without it each stands once [AUD-30, API-02]', async () => {
  expect(await models('admin', '?hierarchyId=HONDA')).toEqual(HONDA)
  expect(await models('admin', '?hierarchyId=ACURA')).toEqual(ACURA)
  expect(await models('dealer', '?hierarchyId=HONDA')).toEqual(HONDA)
  expect(await models('admin')).toEqual([
    'Acura RSX 2002',
    'Honda Civic 2027 2026 2025',
    'Honda Fit 2015 2013',
  ])
})

test.for([
  ['dealer', '?hierarchyId=ACURA'],
  ['dealer', '?hierarchyId=NOBRAND'],
  ['acuraDealer', '?hierarchyId=HONDA'],
  ['admin', '?hierarchyId=NOBRAND'],
] as const)('%s finds nothing by %s [AUD-30, LVL-02]', async ([as, query]) => {
  expect(await read(as, query)).toMatchObject({ status: 404, body: { code: 'not-found' } })
})

test('are not read without a sign-in [AUD-30]', async () => {
  expect((await read(null)).status).toBe(401)
})

test.for([
  ['?hierarchyId=honda', 'query.hierarchyId'],
  ['?hierarchyId=HONDA&hierarchyId=ACURA', 'query.hierarchyId'],
  ['?market=5', 'query.market'],
])('%s is refused by the name of the field [AUD-30, API-02]', async ([query, field]) => {
  const { status, body } = await read('dealer', query)
  expect(status).toBe(400)
  expect(Object.keys(body.fields)).toEqual([field])
})
