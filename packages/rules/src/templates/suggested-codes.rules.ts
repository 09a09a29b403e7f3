import { MOST_OF_CODE, sameCode } from './codes.rules.ts'
import type { TakenCodes } from './creative-codes-problems.rules.ts'
import type { TemplateCreative } from './template.rules.ts'

type Codes = Pick<TemplateCreative, 'creativeCode' | 'eventCode' | 'letterCode'>

interface Suggesting {
  /** Of the template. */
  name: string
  creativeTemplates: readonly Codes[]
}

interface For {
  step: string
  year: number
  /** By other templates of the brand, as far as that is known. */
  taken: TakenCodes
}

export const NONE_TAKEN: TakenCodes = { CREATIVE: new Set(), LETTER: new Set() }

const MOST_INITIALS = 6
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

/**
 * Codes for a further creative of a step: the event of the others, or the initials of the template and the year; all
 * empty while the template has no name. None is one that this template or another one has.
 */
export function suggestedCodes(
  { name, creativeTemplates }: Suggesting,
  { step, year, taken: ofOthers }: For,
): Codes {
  const known = creativeTemplates.map(({ eventCode }) => eventCode.trim()).filter(Boolean)
  const eventCode = known.at(-1) ?? eventOf(name, year)
  if (eventCode === '') return { creativeCode: '', eventCode, letterCode: '' }
  const taken = new Set([
    ...ofOthers.CREATIVE,
    ...ofOthers.LETTER,
    ...creativeTemplates.flatMap(({ creativeCode, letterCode }) => [
      sameCode(creativeCode),
      sameCode(letterCode),
    ]),
  ])
  const free = LETTERS.find(
    (letter) => ![`${eventCode}-${step}${letter}`, `L${eventCode}-${step}${letter}`].some(isTaken),
  )
  function isTaken(code: string): boolean {
    return taken.has(sameCode(code))
  }
  const creativeCode = free === undefined ? '' : `${eventCode}-${step}${free}`
  return {
    eventCode,
    creativeCode: fitting(creativeCode),
    letterCode: creativeCode === '' ? '' : fitting(`L${creativeCode}`),
  }
}

/** A code that is too long is none. */
const fitting = (code: string): string => (code.length > MOST_OF_CODE ? '' : code)

function eventOf(name: string, year: number): string {
  const initials = (name.toUpperCase().match(/[A-Z0-9]+/g) ?? []).map(([first]) => first)
  const short = initials.slice(0, MOST_INITIALS).join('')
  return short === '' ? '' : `${short}${String(year % 100).padStart(2, '0')}`
}
