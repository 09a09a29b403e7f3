import { ChangedMeanwhile } from '../../../ui/changed-meanwhile/index.ts'
import { levelsInWords, marketsInWords } from './access-in-words.ts'
import type { AccessRow, NamedGroup } from './answers.ts'
import { formTexts } from './texts.ts'

interface AccessChangedProps {
  /** Who saw the template when the form was opened. */
  before: AccessRow
  now: AccessRow
  brand: string | undefined
  groups: readonly NamedGroup[]
  onTakeOver: () => void
}

/** Somebody else said meanwhile who sees the template. */
export function AccessChanged({ before, now, brand, groups, onTakeOver }: AccessChangedProps) {
  const known = spoken(before, brand, groups)
  const differences = spoken(now, brand, groups).filter((line) => !known.includes(line))
  return (
    <ChangedMeanwhile differences={differences} onTakeOver={onTakeOver}>
      {formTexts.yours}
    </ChangedMeanwhile>
  )
}

const spoken = (row: AccessRow, brand: string | undefined, groups: readonly NamedGroup[]) => [
  formTexts.present(formTexts.markets, marketsInWords(row, brand, groups)),
  formTexts.present(formTexts.levels, levelsInWords(row.access.levels)),
]
