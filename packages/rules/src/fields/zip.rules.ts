import { fieldTexts } from './texts.ts'

const ZIP_DIGITS = 5

const ZIP = new RegExp(`^[0-9]{${ZIP_DIGITS}}$`)

export function zip(text: string): string | undefined {
  return text === '' || ZIP.test(text) ? undefined : fieldTexts.zipInvalid
}
