import { characterCount } from './length.rules.ts'
import { fieldTexts } from './texts.ts'

const MAX_URL_CHARACTERS = 2048

const WEB_ADDRESS = /^https?:\/\/[^\s/?#]\S*$/i

export function url(text: string): string | undefined {
  if (text === '') return undefined
  if (characterCount(text) > MAX_URL_CHARACTERS) return fieldTexts.urlTooLong
  return WEB_ADDRESS.test(text) ? undefined : fieldTexts.urlWrongStart
}
