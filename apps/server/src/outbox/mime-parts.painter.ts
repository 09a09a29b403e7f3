export interface Alternatives {
  text: string
  html: string
}

const LINE = 76
const BOUNDARY = 'marquee-alternatives'

/** The same words as text and as HTML: the headers that say so, and the body. */
export function alternatives({ text, html }: Alternatives): string {
  return [
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${BOUNDARY}"`,
    '',
    ...part('text/plain', text),
    ...part('text/html', html),
    `--${BOUNDARY}--`,
    '',
  ].join('\r\n')
}

/** In base64 no line is too long, and none begins with a dot or the boundary. */
const part = (type: string, content: string): string[] => [
  `--${BOUNDARY}`,
  `Content-Type: ${type}; charset=utf-8`,
  'Content-Transfer-Encoding: base64',
  '',
  ...inLines(Buffer.from(content, 'utf8').toString('base64')),
]

// Cut by hand: for each of many thousand emails a regular expression takes four times as long.
function inLines(base64: string): string[] {
  const lines: string[] = []
  for (let at = 0; at < base64.length; at += LINE) lines.push(base64.slice(at, at + LINE))
  return lines
}

/** A line break would begin another header. */
export const inHeader = (value: string): string =>
  value.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

export const dateHeader = (now: number): string =>
  `Date: ${new Date(now).toUTCString().replace('GMT', '+0000')}`

// An encoded word has at most 75 characters; this many bytes fit, and no character is torn apart.
const MOST_BYTES = 42

export function encodedWords(text: string): string {
  const words = ['']
  for (const character of inHeader(text)) {
    const longer = `${words.at(-1)}${character}`
    if (Buffer.byteLength(longer) > MOST_BYTES) words.push(character)
    else words[words.length - 1] = longer
  }
  return words
    .map((word) => `=?utf-8?B?${Buffer.from(word, 'utf8').toString('base64')}?=`)
    .join('\r\n ')
}
