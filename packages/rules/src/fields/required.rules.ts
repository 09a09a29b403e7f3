import { fieldTexts } from './texts.ts'

/** Blank text, an empty list and nothing at all are missing; zero and false are values. */
export function required(value: unknown): string | undefined {
  return isMissing(value) ? fieldTexts.required : undefined
}

export function isMissing(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.length === 0
}
