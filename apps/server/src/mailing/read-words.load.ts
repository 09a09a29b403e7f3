/** The text of a header: encoded words (RFC 2047) in the way in which they are written here, and plain ones. */
export const readWords = (header: string): string =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?b\?([A-Za-z0-9+/=]*)\?=/gi, (_, text: string) =>
      Buffer.from(text, 'base64').toString('utf8'),
    )
