import { unknownLetters } from './measure.rules.ts'
import { oneLine } from './one-line.rules.ts'

/** Can every letter of a text be printed? Faces fall back to the same fonts, so that any may be asked. */
export const isPrintable = (text: string): boolean =>
  unknownLetters(oneLine(text), 'text-strong').length === 0
