export interface Statement {
  /** Without comments, texts and the bodies of functions: what it does to the schema. */
  text: string
  line: number
  /** `-- contract: why the previous release no longer needs it` stands right above. */
  isContract: boolean
}

// Comments, texts and dollar-quoted bodies, longest first, each read as one piece.
const PIECES = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\1|;|[^;'$/-]+|[\s\S]/g
const CONTRACT = /^-- contract: \S.{9,}/

/** The statements of a migration, each with the line it starts on. */
export function statementsOf(sql: string): Statement[] {
  const statements: Statement[] = []
  let text = ''
  let start = -1
  let isContract = false
  for (const match of sql.matchAll(PIECES)) {
    const [piece] = match
    if (piece === ';') {
      if (text.trim()) statements.push({ text: text.trim(), line: lineAt(sql, start), isContract })
      ;[text, start, isContract] = ['', -1, false]
    } else if (piece.startsWith('--')) {
      if (!text.trim()) isContract ||= CONTRACT.test(piece)
    } else {
      if (start < 0 && piece.trim()) start = match.index + (piece.length - piece.trimStart().length)
      text += shown(piece, text)
    }
  }
  return [
    ...statements,
    ...(text.trim() ? [{ text: text.trim(), line: lineAt(sql, start), isContract }] : []),
  ]
}

function shown(piece: string, before: string): string {
  if (piece.startsWith("'")) return "''"
  if (piece.startsWith('/*')) return ' '
  // What a DO block holds is done at once; what a function holds is done when it is called.
  if (/^\$\w*\$/.test(piece)) return /\bDO\s*$/i.test(before) ? piece : ' $body$ '
  return piece
}

const lineAt = (sql: string, index: number) => sql.slice(0, index).split('\n').length
