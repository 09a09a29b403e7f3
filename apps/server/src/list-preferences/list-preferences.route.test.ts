import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import type { PersonName } from '../testing/test-tree.ts'

const app = testApp()

beforeEach(async () => {
  await app.owner.query('TRUNCATE saved_filters, list_columns, audit_log')
})

const DRAFTS = 'status=DRAFT&mine=1'

const save = (as: PersonName | null, name: string, list = 'campaigns', address = DRAFTS) =>
  app.call(as, 'POST', `/list-preferences/${list}/filter`, { name, address })
const change = (as: PersonName | null, key: number, body: object) =>
  app.call(as, 'PUT', `/list-preferences/filter/${key}`, body)
const remove = (as: PersonName | null, key: number) =>
  app.call(as, 'DELETE', `/list-preferences/filter/${key}`)
const arrange = (as: PersonName | null, columns: object[], list = 'campaigns') =>
  app.call(as, 'PUT', `/list-preferences/${list}/columns`, { columns })
const listsOf = async (as: PersonName) =>
  (await app.call(as, 'GET', '/list-preferences')).body.lists
const filtersOf = async (as: PersonName, list = 'campaigns') =>
  (await listsOf(as)).find((one: { list: string }) => one.list === list)?.savedFilters ?? []
const namesOf = async (as: PersonName, list?: string) =>
  (await filtersOf(as, list)).map(({ name }: { name: string }) => name)
const outcome = ({ status, body }: Awaited<ReturnType<typeof save>>) =>
  status < 400 ? String(status) : `${status} ${body.code}`

describe('saved filters', () => {
  test('are trimmed, stand by name in their list, and are their person’s alone', async () => {
    expect(outcome(await save('dealer', '  spring '))).toBe('201')
    await save('dealer', 'Autumn')
    await save('dealer', 'Invited', 'people', 'status=INVITED')
    expect(await namesOf('dealer')).toEqual(['Autumn', 'spring'])
    expect(await filtersOf('dealer', 'people')).toEqual([
      { key: expect.any(Number), name: 'Invited', address: 'status=INVITED', opensFirst: false },
    ])
    expect(await listsOf('admin')).toEqual([])
  })

  test('have a name that is theirs alone in their list, and for their person', async () => {
    await save('dealer', 'My drafts')
    expect(outcome(await save('dealer', ' MY DRAFTS'))).toBe('409 saved-filter.name-taken')
    expect(outcome(await save('dealer', 'My drafts', 'people'))).toBe('201')
    expect(outcome(await save('admin', 'My drafts'))).toBe('201')
  })

  test.for([
    ['', 'Required'],
    ['   ', 'Required'],
    ['x'.repeat(41), 'Max characters allowed: 40'],
    ['two\nlines', 'Invalid field characters.'],
  ])('are not saved under %j: %s', async ([name, words]) => {
    const { status, body } = await save('dealer', name as string)
    expect([status, body.fields]).toEqual([400, { 'body.name': words }])
    expect(await namesOf('dealer')).toEqual([])
  })

  test('hold something, of a list that there is', async () => {
    expect(outcome(await save('dealer', 'All', 'campaigns', ''))).toBe('400 request.invalid')
    expect(outcome(await save('dealer', 'All', 'campaigns', 'q='.padEnd(1_001, 'x')))).toBe(
      '400 request.invalid',
    )
    expect(outcome(await save('dealer', 'All', 'zodiac'))).toBe('400 request.invalid')
    expect(outcome(await save(null, 'All'))).toBe('401 sign-in.required')
  })

  test('are at most twenty in a list, however many are saved at once', async () => {
    const many = Array.from({ length: 23 }, (_, place) => save('dealer', `Filter ${place}`))
    const outcomes = (await Promise.all(many)).map(outcome)
    expect(outcomes.filter((one) => one === '201')).toHaveLength(20)
    expect(outcomes.filter((one) => one === '409 saved-filter.too-many')).toHaveLength(3)
    expect(outcome(await save('dealer', 'Filter', 'people'))).toBe('201')
  })

  test('saved twice at once under one name are there once', async () => {
    const both = await Promise.all([save('dealer', 'Twice'), save('dealer', 'twice')])
    expect(both.map(outcome).toSorted()).toEqual(['201', '409 saved-filter.name-taken'])
  })

  test('are renamed and replaced; what is not named stays', async () => {
    const { key } = (await save('dealer', 'Drafts')).body
    await save('dealer', 'Others')
    expect((await change('dealer', key, { name: ' drafts ' })).body).toEqual({
      key,
      name: 'drafts',
      address: DRAFTS,
      opensFirst: false,
    })
    expect(outcome(await change('dealer', key, { name: 'OTHERS' }))).toBe(
      '409 saved-filter.name-taken',
    )
    expect((await change('dealer', key, { address: 'q=road' })).body).toMatchObject({
      name: 'drafts',
      address: 'q=road',
    })
  })

  test('open their list first one at a time, each list by itself', async () => {
    const keys = []
    for (const name of ['A', 'B']) keys.push((await save('dealer', name)).body.key)
    const ofPeople = (await save('dealer', 'C', 'people')).body.key
    const [a, b] = keys as [number, number]
    for (const key of [a, ofPeople, b]) await change('dealer', key, { opensFirst: true })
    const first = async (list: string) =>
      (await filtersOf('dealer', list)).filter(({ opensFirst }: any) => opensFirst)
    expect(await first('campaigns')).toMatchObject([{ key: b }])
    expect(await first('people')).toMatchObject([{ key: ofPeople }])
    await change('dealer', b, { opensFirst: false })
    expect(await first('campaigns')).toEqual([])
  })

  test('of others are not there', async () => {
    const { key } = (await save('dealer', 'Drafts')).body
    expect(outcome(await change('admin', key, { name: 'Mine' }))).toBe('404 not-found')
    expect(outcome(await remove('admin', key))).toBe('404 not-found')
    expect(outcome(await remove('dealer', key))).toBe('200')
    expect(outcome(await remove('dealer', key))).toBe('404 not-found')
    expect(await listsOf('dealer')).toEqual([])
  })

  test('are named in the audit log by their key and list, without what was searched for', async () => {
    await save('dealer', 'For Dana', 'people', 'q=dana%40example.com')
    const { rows } = await app.owner.query('SELECT event, details FROM audit_log')
    expect(rows).toEqual([
      { event: 'saved-filter.created', details: { key: expect.any(Number), list: 'people' } },
    ])
  })
})

describe('columns', () => {
  const name = { id: 'name', isShown: null, width: 320 }
  const category = { id: 'category', isShown: false, width: null }

  test('are arranged one after another, and put back together', async () => {
    await arrange('dealer', [name])
    const { body } = await arrange('dealer', [category])
    expect(body).toEqual({ columns: [category, name] })
    await arrange('dealer', [{ ...name, width: 200 }])
    expect(await listsOf('dealer')).toEqual([
      { list: 'campaigns', savedFilters: [], columns: [category, { ...name, width: 200 }] },
    ])
    expect(await listsOf('admin')).toEqual([])
    await arrange('dealer', [name], 'people')
    expect(
      (await app.call('dealer', 'DELETE', '/list-preferences/campaigns/columns')).body,
    ).toEqual({ columns: [] })
    expect(await listsOf('dealer')).toMatchObject([{ list: 'people' }])
  })

  test.for([
    ['twice', [name, name]],
    ['narrower than can be read', [{ ...name, width: 49 }]],
    ['wider than any screen', [{ ...name, width: 2_001 }]],
    ['by a name that none has', [{ ...name, id: 'a b' }]],
    ['more than there are', Array.from({ length: 61 }, (_, at) => ({ ...name, id: `c${at}` }))],
  ])('are not arranged %s', async ([, columns]) => {
    expect(outcome(await arrange('dealer', columns as object[]))).toBe('400 request.invalid')
    expect(await listsOf('dealer')).toEqual([])
  })
})
