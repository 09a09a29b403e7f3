import {
  bracesProblem,
  MOST_OF_CREATIVE_TEXT,
  sampleFields,
  type CreativeTexts,
} from '@marquee/rules/creatives'
import { creativePiece, designOf, sampleCoupons, type Design } from '@marquee/rules/pieces'
import { dynamicFieldOf } from '../../../../widgets/creatives/index.ts'
import { printedCounts, type CheckedValues } from './creative.rules.ts'
import { preflightTexts, wordLabels } from './texts.ts'

type Word = keyof CreativeTexts

const WORDS = Object.keys(MOST_OF_CREATIVE_TEXT) as Word[]
/** Only an inbox shows them. */
const OF_THE_EMAIL: readonly Word[] = ['subject', 'preheader']

/** What is wrong with the words themselves, a line each: unknown fields, and texts that the design leaves out. */
export function checkedWords(values: CheckedValues): string[] {
  const { texts, fields, design: key } = values
  const own = fields.map(({ name }) => name)
  const design = designOf(key)
  return WORDS.flatMap((word) => {
    const braces = bracesProblem(texts[word], own)
    const counts = design && !OF_THE_EMAIL.includes(word) ? withoutWord(design, word, values) : []
    return [
      ...(braces === undefined ? [] : [`${wordLabels[word]}: ${braces}`]),
      ...(counts.length === 0 ? [] : [preflightTexts.notPrinted(wordLabels[word], counts)]),
    ]
  })
}

/** With how many coupons a text is not printed: the piece is the same without it. */
function withoutWord(design: Design, word: Word, values: CheckedValues): number[] {
  const { texts, photo, hierarchyId, fields } = values
  if (texts[word].trim() === '') return []
  const filled = sampleFields(fields.map(dynamicFieldOf))
  return printedCounts(design, values).filter((count) => {
    const known = { hierarchyId, coupons: sampleCoupons(count), ...filled }
    const laid = (written: CreativeTexts) =>
      JSON.stringify(design.lay(creativePiece({ texts: written, photo }, known)))
    return laid(texts) === laid({ ...texts, [word]: '' })
  })
}
