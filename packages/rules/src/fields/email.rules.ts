import { fieldTexts } from './texts.ts'

// The bounds of RFC 5321.
const MAX_EMAIL_CHARACTERS = 254
const MAX_LOCAL_CHARACTERS = 64
const MAX_LABEL_CHARACTERS = 63

const ATOM = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+$/
const LABEL = /^[A-Za-z0-9-]+$/
const TOP_LEVEL = /^(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/i

export function email(text: string): string | undefined {
  return text === '' || isEmail(text) ? undefined : fieldTexts.emailInvalid
}

function isEmail(text: string): boolean {
  if (text.length > MAX_EMAIL_CHARACTERS) return false
  const at = text.lastIndexOf('@')
  return at > 0 && isLocalPart(text.slice(0, at)) && isDomain(text.slice(at + 1))
}

function isLocalPart(local: string): boolean {
  return local.length <= MAX_LOCAL_CHARACTERS && local.split('.').every((atom) => ATOM.test(atom))
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  return labels.length >= 2 && labels.every(isLabel) && TOP_LEVEL.test(labels.at(-1) ?? '')
}

function isLabel(label: string): boolean {
  return (
    label.length <= MAX_LABEL_CHARACTERS &&
    LABEL.test(label) &&
    !label.startsWith('-') &&
    !label.endsWith('-')
  )
}
