// Marks that turn the writing direction of what follows, and what a line is not made of.
const BREAKS_A_LINE = /[\s\p{Cc}\p{Zl}\p{Zp}\uFFFD]+/gu
const TURNS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB\p{Cs}]/gu

/** A text as one line: without marks that would break it or turn its direction. */
export const oneLine = (text: string): string =>
  text.replace(TURNS, '').replace(BREAKS_A_LINE, ' ').trim()
