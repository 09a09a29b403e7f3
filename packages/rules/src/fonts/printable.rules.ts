import { unknownLetters } from './measure.rules.ts'
import { oneLine } from './one-line.rules.ts'

/**
 * Can every letter of a text be printed? All faces fall back to the same fonts, so the face does not
 * matter.
 */
export const isPrintable = (text: string): boolean =>
  unknownLetters(oneLine(text), 'text-strong').length === 0
