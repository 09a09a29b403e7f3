/** An address that may be linked to: of the web, and of nothing else; anything else is no link. */
export function webLink(text: string): string | null {
  return /^https?:\/\/[^\s/?#\\"'<>`\p{Cc}][^\s\\"'<>`\p{Cc}]*$/iu.test(text) ? text : null
}

/** A web address as people read it, without what every address has. */
export const shownAddress = (link: string): string =>
  link.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')

const JOINER = '\u200C'

/**
 * A value that mail programs do not turn into a link: many of them link everything that looks like an
 * address, so a note with www.example.com would lead there. An invisible joiner after each sign that
 * they look for prevents it.
 */
export const unlinked = (text: string): string =>
  text.replaceAll(/(?<=\S)\.(?=\p{L})|:(?=\/\/)|@/gu, (sign) => `${sign}${JOINER}`)
