const FREE = -1

/**
 * Numbers people from 0 on, by the two halves of their hash. A Map of whole hashes takes five times as long, which
 * is more than a second for the million people of a nation who are known at several dealerships.
 */
export function personTable() {
  let places = new Int32Array(4_096).fill(FREE)
  let halves = new Uint32Array(4_096)
  let people = 0

  /** Where a person is, or may be put. The halves are those of a hash already: they are spread evenly. */
  const placeOf = (low: number, high: number): number => {
    const last = places.length - 1
    let place = (low ^ Math.imul(high, 0x9e3779b1)) & last
    for (;;) {
      const one = places[place]!
      if (one === FREE || (halves[2 * one] === low && halves[2 * one + 1] === high)) return place
      place = (place + 1) & last
    }
  }

  const grow = () => {
    const before = halves
    halves = new Uint32Array(2 * before.length)
    halves.set(before)
    places = new Int32Array(2 * places.length).fill(FREE)
    for (let one = 0; one < people; one += 1) {
      places[placeOf(halves[2 * one]!, halves[2 * one + 1]!)] = one
    }
  }

  return {
    size: () => people,
    numberOf(low: number, high: number): number {
      const place = placeOf(low, high)
      if (places[place] !== FREE) return places[place]!
      const one = people
      places[place] = one
      halves[2 * one] = low
      halves[2 * one + 1] = high
      people += 1
      // Half of the places stay free, so that the next one is found after a few looks.
      if (2 * people >= places.length) grow()
      return one
    },
  }
}
