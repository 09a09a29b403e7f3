import { newerVersionTexts as texts } from './texts.ts'

/** What the timeline says of a version that was taken: from which to which, and what was lost, a line each. */
export const wordsOfTaken = (from: number, to: number, notes: readonly string[]): string =>
  [texts.fromTo(from, to), ...notes].join('\n')

/** What was lost, read from the words of the timeline. */
export const notesInWords = (words: string): string[] => words.split('\n').slice(1)
