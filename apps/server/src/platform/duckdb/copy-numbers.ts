import type { DuckDBDataChunk } from '@duckdb/node-api'

export type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | BigInt64Array

/** The memory of a column itself, which has to be of this kind: to ask for one value takes ten times as long. */
export function numbersLike<Kind extends Numbers>(
  kind: Kind,
  chunk: DuckDBDataChunk,
  column: number,
): Kind {
  const vector = chunk.getColumnVector(column)
  const items = 'items' in vector ? vector.items : undefined
  if (!isLike(kind, items)) throw new TypeError(`Column ${column} is of another type`)
  return items
}

const isLike = <Kind extends Numbers>(kind: Kind, items: unknown): items is Kind =>
  typeof items === 'object' && items?.constructor === kind.constructor

/** All at once: value by value it takes ten times as long, and blocks all other requests meanwhile. */
export function copyNumbers(
  chunk: DuckDBDataChunk,
  column: number,
  into: Numbers,
  at: number,
): void {
  if (into instanceof BigInt64Array) into.set(numbersLike(into, chunk, column), at)
  else into.set(numbersLike(into, chunk, column), at)
}
