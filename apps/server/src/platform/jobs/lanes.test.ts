import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { carryInLanes } from './lanes.ts'

/** A ledger of so many pieces, which notes the most that were on their way at once. */
function ledgerOf(count: number) {
  let next = 0
  const saved: number[] = []
  const ledger = {
    saved,
    most: 0,
    turns: 0,
    turn: async (outcomes: readonly number[], most: number): Promise<number[]> => {
      await pause(1)
      ledger.turns += 1
      saved.push(...outcomes)
      const taken = Array.from({ length: Math.min(most, count - next) }, (_, at) => next + at)
      next += taken.length
      ledger.most = Math.max(ledger.most, next - saved.length)
      return taken
    },
  }
  return ledger
}
const all = (count: number) => Array.from({ length: count }, (_, at) => at)
const inOrder = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)
const never = new AbortController().signal
const noTrouble = (error: unknown) => {
  throw error
}

test('each piece is carried once and saved once, and never more than there are lanes are on their way', async () => {
  const ledger = ledgerOf(500)
  const carried: number[] = []
  await carryInLanes({
    lanes: () => 8,
    turn: ledger.turn,
    carry: async (piece: number) => {
      carried.push(piece)
      await pause(piece % 5)
      return piece
    },
    signal: never,
    onTrouble: noTrouble,
  })
  expect(inOrder(carried)).toEqual(all(500))
  expect(inOrder(ledger.saved)).toEqual(all(500))
  expect(ledger.most).toBeLessThanOrEqual(8)
  // Several are saved in one turn.
  expect(ledger.turns).toBeLessThan(500)
})

test('where there are fewer lanes from now on, none is begun before enough have come to their end', async () => {
  const ledger = ledgerOf(200)
  let lanes = 20
  let [underway, most] = [0, 0]
  await carryInLanes({
    lanes: () => lanes,
    turn: ledger.turn,
    carry: async (piece: number) => {
      underway += 1
      if (ledger.saved.length >= 100) lanes = 2
      if (ledger.saved.length >= 150) most = Math.max(most, underway)
      await pause(2)
      underway -= 1
      return piece
    },
    signal: never,
    onTrouble: noTrouble,
  })
  expect(inOrder(ledger.saved)).toEqual(all(200))
  expect(most).toBe(2)
})

test('where it is stopped nothing more is taken, and what was on its way is saved', async () => {
  const ledger = ledgerOf(500)
  const stopping = new AbortController()
  const carried: number[] = []
  await carryInLanes({
    lanes: () => 4,
    turn: ledger.turn,
    carry: async (piece: number) => {
      carried.push(piece)
      if (piece === 20) stopping.abort()
      await pause(3)
      return piece
    },
    signal: stopping.signal,
    onTrouble: noTrouble,
  })
  expect(inOrder(ledger.saved)).toEqual(inOrder(carried))
  expect(carried.length).toBeLessThan(40)
})

test('what became of pieces is not lost where it cannot be saved for a while', async () => {
  const ledger = ledgerOf(30)
  let failures = 0
  let turns = 0
  await carryInLanes({
    lanes: () => 3,
    turn: async (outcomes: readonly number[], most) => {
      turns += 1
      if (turns === 4) throw new Error('The database is away')
      return ledger.turn(outcomes, most)
    },
    carry: async (piece: number) => piece,
    signal: never,
    onTrouble: () => (failures += 1),
  })
  expect(failures).toBe(1)
  expect(inOrder(ledger.saved)).toEqual(all(30))
})
