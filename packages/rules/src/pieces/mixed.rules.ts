/** Two screen colours in one: so much of the second as the share says. */
export function mixed(first: string, second: string, share: number): string {
  const a = partsOf(first)
  const b = partsOf(second)
  const parts = a.map((part, at) => Math.round(part + ((b[at] as number) - part) * share))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

const partsOf = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
