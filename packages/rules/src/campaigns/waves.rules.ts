/** How many of so many go out in the first wave, and in the second: a half each, and the first has the odd one. */
export const inWaves = (count: number): readonly [first: number, second: number] => [
  Math.ceil(count / 2),
  Math.floor(count / 2),
]
