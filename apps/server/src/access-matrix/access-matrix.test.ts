import { allOperations } from '@marquee/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { allCells, everydayCells, WAYS } from './cells.ts'
import { Checker } from './check.ts'
import { DECISIONS } from './decisions/decision-table.ts'
import { watchRows } from './rows.ts'
import { SAMPLES } from './samples/samples.ts'
import { loadWorld } from './world/world.ts'

// The whole product takes minutes: MATRIX=full npx vitest run --project server access-matrix
const isFull = process.env.MATRIX === 'full'

describe('the access matrix', () => {
  test('holds a decision for every operation, and none for an operation that is gone [API-01, LVL-07]', () => {
    expect(Object.keys(DECISIONS).sort()).toEqual(allOperations.map(({ name }) => name).sort())
  })

  test('has a sample call for every way in which an operation names something [API-01]', () => {
    expect(Object.keys(SAMPLES).sort()).toEqual(
      WAYS.map(({ operation, way }) => `${operation} by ${way}`).sort(),
    )
  })

  describe('against the running server', () => {
    const app = testApp()
    let checker: Checker

    beforeAll(async () => {
      await loadWorld(app.ownerUrl)
      checker = new Checker(app.fastify, await watchRows(app.owner))
    })

    test.for(WAYS)(
      'every person gets what is decided from $operation by $way [LVL-02, LVL-03, LVL-04, LVL-05, LVL-06, LVL-07]',
      { timeout: 600_000 },
      async (way) => {
        const cells = isFull ? allCells(way) : everydayCells(way)
        const findings: string[] = []
        for (const cell of cells) findings.push(...(await checker.check(cell)))
        expect(findings.slice(0, 20)).toEqual([])
        expect(cells.length).toBeGreaterThan(40)
      },
    )
  })
})
