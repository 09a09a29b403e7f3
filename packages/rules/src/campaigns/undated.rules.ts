import { hasTrait, isSetOff, type Category } from '../templates/index.ts'
import { undatedTexts as texts } from './texts.ts'

/** What stands in place of the mail date of a campaign that has none. */
export function undated(category: Category): string {
  if (hasTrait(category, 'year')) return texts.bySeason
  return isSetOff(category) ? texts.asNeeded : texts.notChosen
}
