import { readParts, readWords } from '../mailing/index.ts'

const MOST_OF_LINE = 200
const MOST_OF_TEXT = 50_000
const MOST_OF_HEAD = 20_000

/** Who wrote an email and about what: each on one line, and no longer than a list shows. */
export function readLines(content: Buffer): { from: string; subject: string } {
  const { fields } = readParts(content)
  const line = (name: string) => oneLine(readWords(fields.get(name) ?? ''))
  return { from: line('from'), subject: line('subject') }
}

const oneLine = (text: string): string => {
  const letters = [...text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()]
  return letters.length > MOST_OF_LINE
    ? `${letters.slice(0, MOST_OF_LINE - 1).join('')}…`
    : letters.join('')
}

/** All that an email says, without markup; of one that is written twice, as text and as a page, the text. */
export function readText(content: Buffer): string {
  const { parts } = readParts(content)
  const isWritten = parts.some(({ type, text }) => type === 'text/plain' && text.trim() !== '')
  const texts = parts.flatMap(({ type, text }) => {
    if (type === 'text/html') return isWritten ? [] : [withoutMarkup(text)]
    return type.startsWith('text/') || type.startsWith('message/') ? [text] : []
  })
  return texts
    .map((text) => text.replaceAll('\0', '').trim())
    .join('\n\n')
    .slice(0, MOST_OF_TEXT)
}

/** As it came, up to the first empty line. */
export function readHead(content: Buffer): string {
  const text = content.subarray(0, MOST_OF_HEAD).toString('utf8').replaceAll('\0', '').trimStart()
  const end = /\r?\n[ \t]*\r?\n/.exec(text)
  return end ? text.slice(0, end.index) : text
}

const HIDDEN = ['style', 'script', 'head', 'title']
const BREAKING = ['br', 'p', 'div', 'tr', 'li', 'table', 'h1', 'h2', 'h3']
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
}

/** Tag by tag, as a pattern over much that is open would take for ever. */
function withoutMarkup(html: string): string {
  const [first = '', ...tags] = html.split('<')
  const kept = [first]
  let hidden: string | undefined
  for (const tag of tags) {
    const end = tag.indexOf('>')
    const [, slash = '', name = ''] = /^(\/?)\s*([a-z0-9]+)/i.exec(tag) ?? []
    const element = name.toLowerCase()
    if (hidden === undefined && slash === '' && HIDDEN.includes(element)) hidden = element
    else if (slash !== '' && element === hidden) hidden = undefined
    if (hidden !== undefined) continue
    if (BREAKING.includes(element)) kept.push('\n')
    // Without an end it was no tag.
    kept.push(end < 0 ? `<${tag}` : tag.slice(end + 1))
  }
  return kept
    .join('')
    .replaceAll(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?(?:\r?\n ?){2,}/g, '\n\n')
}
