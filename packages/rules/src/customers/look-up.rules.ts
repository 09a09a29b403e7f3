import { email } from '../fields/index.ts'
import { folded } from '../matching/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'

/** As many customers are shown; who searches for more has to say more. */
export const MOST_FOUND = 50

/** Through more, a search by parts of words takes longer than a person waits. */
export const MOST_LOOKED_THROUGH = 1_000_000

const LEAST_SEARCHED = 2
const MOST_WORDS = 6

/** A whole email address is found at once among any number; words are looked for in names, addresses and numbers. */
export type LookUp = { by: 'email'; email: string } | { by: 'words'; words: string[] }

export function lookUpBy(text: string): Result<LookUp, 'customers.search-too-short'> {
  const bare = text.trim()
  if ([...bare].length < LEAST_SEARCHED) return refuse('customers.search-too-short')
  if (bare.includes('@') && email(bare) === undefined) return accept({ by: 'email', email: bare })
  const words = folded(bare)
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
  return words.length === 0
    ? refuse('customers.search-too-short')
    : accept({ by: 'words', words: words.slice(0, MOST_WORDS) })
}
