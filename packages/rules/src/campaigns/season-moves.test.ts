import { expect, test } from 'vitest'
import { SEASON_MOVES, stepStatusIn } from './index.ts'

const moves = Object.values(SEASON_MOVES).flatMap((move) => move ?? [])

test('no move of a year sends a season, or changes one that is over', () => {
  expect(new Set(moves.map(({ to }) => to))).toEqual(new Set(['DRAFT', 'RESERVED', 'CANCELLED']))
  expect(new Set(moves.map(({ from }) => from))).toEqual(new Set(['DRAFT', 'RESERVED']))
})

test('the steps of a season stand as its status says, and are approved with the year', () => {
  for (const { to, steps } of moves) {
    expect(steps === stepStatusIn[to] || (to === 'RESERVED' && steps === 'APPROVED')).toBe(true)
  }
  expect(SEASON_MOVES.approve?.steps).toBe('APPROVED')
})

test('what is sent back can be submitted again', () => {
  for (const back of [SEASON_MOVES.withdraw, SEASON_MOVES.reject]) {
    expect(back).toMatchObject({ from: SEASON_MOVES.submit?.to, to: SEASON_MOVES.submit?.from })
  }
})
