/** An address that may be linked to: of the web, and of nothing else; anything else is no link. */
export function webLink(text: string): string | null {
  return /^https?:\/\/[^\s/?#\\"'<>`\p{Cc}][^\s\\"'<>`\p{Cc}]*$/iu.test(text) ? text : null
}

/** A web address as people read it, without what every address has. */
export const shownAddress = (link: string): string =>
  link.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')

const JOINER = '\u200C'

/**
 * A value as mail programs leave it alone: many of them make links of whatever looks like one, so a
 * note that says www.example.com would lead there. A joiner without width after each sign that they
 * look for breaks the pattern, and is not seen.
 */
export const unlinked = (text: string): string =>
  text.replaceAll(/(?<=\S)\.(?=\p{L})|:(?=\/\/)|@/gu, (sign) => `${sign}${JOINER}`)
