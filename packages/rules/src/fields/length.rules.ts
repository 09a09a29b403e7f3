import type { FieldRule } from './field.rules.ts'
import { fieldTexts } from './texts.ts'

/** Code points, so that a character outside the basic plane counts once. */
export function characterCount(text: string): number {
  return [...text].length
}

export function maxLength(most: number): FieldRule<string> {
  return (text) => (characterCount(text) > most ? fieldTexts.tooLong(most) : undefined)
}
