/**
 * Letters of our own as strokes on a grid of 4 by 6: a logo drawn with them looks the same on every
 * machine, whichever fonts it has.
 */
const STROKES: Readonly<Record<string, string>> = {
  A: 'M0 6L2 0L4 6M.8 4H3.2',
  B: 'M0 0V6M0 0H2.4A1.4 1.4 0 0 1 2.4 2.9H0M2.4 2.9A1.55 1.55 0 0 1 2.4 6H0',
  C: 'M4 1.2A2.3 3 0 1 0 4 4.8',
  D: 'M0 0V6H1.4A2.6 3 0 0 0 1.4 0Z',
  E: 'M3.6 0H0V6H3.6M0 3H3',
  F: 'M3.6 0H0V6M0 3H3',
  G: 'M4 1.2A2.3 3 0 1 0 4 4.8V3.2H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M1 0V6',
  J: 'M3 0V4.4A1.5 1.6 0 0 1 0 4.4',
  K: 'M0 0V6M4 0L0 3.6M1.4 2.5L4 6',
  L: 'M0 0V6H3.4',
  M: 'M0 6V0L2.2 4L4.4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2.2 0A2.2 3 0 1 0 2.2 6A2.2 3 0 1 0 2.2 0',
  P: 'M0 6V0H2.2A1.7 1.7 0 0 1 2.2 3.4H0',
  Q: 'M2.2 0A2.2 3 0 1 0 2.2 6A2.2 3 0 1 0 2.2 0M2.8 4.4L4.4 6.2',
  R: 'M0 6V0H2.2A1.6 1.6 0 0 1 2.2 3.2H0M2 3.2L4 6',
  S: 'M3.6 1A1.7 1.5 0 1 0 1.9 3A1.7 1.5 0 1 1 .1 5',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V3.9A2 2.1 0 0 0 4 3.9V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1.3 6L2.6 1.4L3.9 6L5.2 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
  '&': 'M4 6L1.2 1.9A1.1 1.1 0 1 1 2.9 1.7C2.6 2.8 .2 3 .2 4.6A1.6 1.5 0 0 0 3.3 4.6L3.8 3.4',
  '.': 'M.5 5.8V6',
  ',': 'M.6 5.6L.2 6.8',
}

const WIDTHS: Readonly<Record<string, number>> = { I: 2, M: 4.4, W: 5.2, ' ': 1.6, '.': 1, ',': 1 }
const GAP = 1.5

/** How wide a line of letters is, and the strokes that draw it from (0, 0) on. */
export function lettering(text: string): { width: number; strokes: string } {
  let x = 0
  const parts = [...text.toUpperCase()].map((letter) => {
    const path = STROKES[letter]
    const part = path ? `<path transform="translate(${round(x)} 0)" d="${path}"/>` : ''
    x += (WIDTHS[letter] ?? 4) + GAP
    return part
  })
  return { width: Math.max(x - GAP, 1), strokes: parts.join('') }
}

const round = (value: number) => Math.round(value * 100) / 100
