import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const app = testApp()

describe('blackout dates', () => {
  test('a day is closed for every brand, seen by a dealer, and opened again [BLK-03, BLK-04, BLK-05]', async () => {
    const added = await app.call('admin', 'POST', '/blackout-date/add', { date: '2027-12-25' })
    expect(added.status).toBe(201)
    expect(added.body).toMatchObject({ date: '2027-12-25', hierarchyId: null })

    const seen = await app.call('dealer', 'GET', '/blackout-date')
    expect(seen.body.blackoutDates.map(({ date }: { date: string }) => date)).toEqual([
      '2027-12-25',
    ])
    expect(seen.body.can).toEqual({ add: { ok: false, reason: 'access.denied' }, addFor: [] })

    const gone = await app.call('admin', 'DELETE', `/blackout-date/${added.body.key}/delete`)
    expect(gone.status).toBe(200)
    expect((await app.call('dealer', 'GET', '/blackout-date')).body.blackoutDates).toEqual([])
  })
})
