import { expect, test } from 'vitest'
import { neededFor } from './sizing.ts'

const NETWORK = {
  dealers: 200,
  households: 18_500,
  campaignsInAMonth: 4,
  piecesOfACampaign: 4_500,
  peopleAtOnce: 100,
}

test('twice the people need twice the cores, and never less than two programs', () => {
  const once = neededFor(NETWORK)
  const twice = neededFor({ ...NETWORK, peopleAtOnce: 200 })
  expect(twice.programCores).toBeCloseTo(2 * once.programCores)
  expect(twice.databaseCores).toBeCloseTo(2 * once.databaseCores)
  expect(neededFor({ ...NETWORK, peopleAtOnce: 1 }).programs).toBe(2)
  expect(neededFor({ ...NETWORK, peopleAtOnce: 2_000 }).programs).toBeGreaterThan(10)
})

test('what customers take grows with their number, and what campaigns take with theirs', () => {
  const { importMinutes, databaseGigabytes, programGigabytes } = neededFor(NETWORK)
  const more = neededFor({ ...NETWORK, households: 37_000 })
  expect(more.importMinutes).toBeCloseTo(2 * importMinutes)
  expect(more.programGigabytes).toBeCloseTo(2 * programGigabytes)
  const sent = neededFor({ ...NETWORK, piecesOfACampaign: 9_000 })
  const unsent = neededFor({ ...NETWORK, piecesOfACampaign: 0 })
  expect(sent.databaseGigabytes - databaseGigabytes).toBeCloseTo(
    databaseGigabytes - unsent.databaseGigabytes,
  )
  const idle = neededFor({ ...NETWORK, campaignsInAMonth: 0 })
  expect(idle.databaseGigabytes).toBeLessThan(databaseGigabytes)
  expect(idle.programGigabytes).toBe(programGigabytes)
})
