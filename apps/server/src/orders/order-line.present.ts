import type { PlacedLine, PlacedPayment } from './order-lines.store.ts'

interface FoundLine {
  line: PlacedLine & { orderKey: number }
  market: string
}

export function presentLine({ line, market }: FoundLine) {
  const { orderKey: _, path: __, marketKey, ...figures } = line
  return { ...figures, market: { key: marketKey, name: market } }
}

export function presentPayment(found: PlacedPayment & { orderKey: number }) {
  const { orderKey: _, path: __, ...payment } = found
  return payment
}
