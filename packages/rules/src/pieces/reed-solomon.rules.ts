// The field of 256 elements in which the check words of a QR code are counted.

const times2 = (value: number) => (value << 1) ^ (value >= 0x80 ? 0x11d : 0)

function multiply(one: number, other: number): number {
  let product = 0
  for (let [factor, left] = [one, other]; left > 0; left >>= 1) {
    if (left % 2 === 1) product ^= factor
    factor = times2(factor)
  }
  return product
}

const generators = new Map<number, readonly number[]>()

function generator(degree: number): readonly number[] {
  const cached = generators.get(degree)
  if (cached) return cached
  let terms = [1]
  for (let [count, root] = [0, 1]; count < degree; count += 1, root = times2(root)) {
    const factor = root
    const shifted = [...terms, 0]
    terms = shifted.map((term, index) => term ^ multiply(terms[index - 1] ?? 0, factor))
  }
  generators.set(degree, terms)
  return terms
}

/** The words by which a reader finds and mends what it has read wrongly. */
export function checkWords(data: readonly number[], count: number): number[] {
  const [, ...terms] = generator(count)
  let rest = Array.from({ length: count }, () => 0)
  for (const word of data) {
    const factor = word ^ (rest[0] ?? 0)
    rest = terms.map((term, index) => (rest[index + 1] ?? 0) ^ multiply(term, factor))
  }
  return rest
}
