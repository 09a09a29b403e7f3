/** Patterns that look like the corner of a code, with bare paper on one side, as eleven bits. */
const LIKE_A_CORNER = [0b00001011101, 0b10111010000]
const ELEVEN = 0x7ff

/** How hard a code is to read, as the standard counts it: the mask with the least is taken. */
export function qrPenalty(cells: Uint8Array, size: number): number {
  let sum = 0
  for (let line = 0; line < size; line += 1) {
    sum += inLine(cells, size, line * size, 1) + inLine(cells, size, line, size)
  }
  return sum + squares(cells, size) + balance(cells)
}

/** Runs of five and more of one colour, and what looks like a corner. */
function inLine(cells: Uint8Array, size: number, start: number, step: number): number {
  let sum = 0
  let run = 0
  let last = 2
  let seen = 0
  for (let index = 0; index < size + 4; index += 1) {
    const isOn = index < size
    const cell = isOn ? (cells[start + index * step] ?? 0) : 0
    seen = ((seen << 1) | cell) & ELEVEN
    if (index >= 6 && LIKE_A_CORNER.includes(seen)) sum += 40
    if (isOn && cell === last) {
      run += 1
      continue
    }
    if (run >= 5) sum += run - 2
    run = isOn ? 1 : 0
    last = isOn ? cell : 2
  }
  return sum
}

function squares(cells: Uint8Array, size: number): number {
  let count = 0
  for (let y = 1; y < size; y += 1) {
    for (let at = y * size + 1; at < (y + 1) * size; at += 1) {
      const cell = cells[at]
      if (cell === cells[at - 1] && cell === cells[at - size] && cell === cells[at - size - 1])
        count += 3
    }
  }
  return count
}

/** Ten for each twentieth by which dark and light differ from one half each. */
function balance(cells: Uint8Array): number {
  const dark = cells.reduce((sum, cell) => sum + cell, 0)
  const steps = Math.ceil(Math.abs(dark * 20 - cells.length * 10) / cells.length) - 1
  return Math.max(0, steps) * 10
}
