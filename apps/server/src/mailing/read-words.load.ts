import { inCharset, unquoted } from './charsets.load.ts'

/** The text of a header: plain words, and encoded ones (RFC 2047), in whichever letters they are written. */
export const readWords = (header: string): string =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(
      /=\?([\w-]+)(?:\*[\w-]*)?\?([bq])\?([^?]*)\?=/gi,
      (_, charset: string, way: string, text: string) =>
        inCharset(
          way.toLowerCase() === 'b'
            ? Buffer.from(text, 'base64')
            : Buffer.from(unquoted(text.replaceAll('_', ' ')), 'latin1'),
          charset,
        ),
    )
