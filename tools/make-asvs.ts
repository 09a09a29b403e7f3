import { CHAPTERS } from './asvs/chapters.ts'
import { REQUIRED } from './asvs/required.ts'
import type { Chapter, Row, Verdict } from './asvs/row.ts'
import { table } from './markdown-table.ts'

const WORDS: Readonly<Record<Verdict['is'], string>> = {
  holds: 'Holds',
  'not ours': 'Does not apply',
  open: 'Open',
}

/** docs/asvs.md: each requirement of levels 1 and 2, with where it holds or why not. */
export function asvsPage(chapters: readonly Chapter[] = CHAPTERS): string {
  const parts = [
    '# OWASP ASVS 5.0, levels 1 and 2',
    'Generated from `tools/asvs/` by `npm run generate`. Each row is a requirement of the [standard](https://owasp.org/www-project-application-security-verification-standard/) in our words; its own text decides. A row **holds** in the file that is named, and a test proves it where one is named; it **does not apply** where there is nothing that it could be about, or the operator decides it; it is **open** where it does not hold, or only partly, with what is missing. The files are checked to exist, and each number of the standard to be here once. We judged this ourselves; nobody else has.',
    countsTable(chapters),
    ...chapters.flatMap((chapter, at) => [
      `## V${at + 1} ${chapter.title}`,
      table([
        ['Row', 'Level', 'What it asks', 'Verdict', 'Why', 'Where'],
        ...chapter.rows.map(cellsOf),
      ]),
    ]),
  ]
  return `${parts.join('\n\n')}\n`
}

/** The numbers of the standard that no chapter judges. */
export function notJudged(chapters: readonly Chapter[], level: Row['level']): string[] {
  const judged = new Set(chapters.flatMap(({ rows }) => rows.map(({ id }) => id)))
  return numbersOf(level).filter((id) => !judged.has(id))
}

export const numbersOf = (level: Row['level']): string[] => REQUIRED[level].trim().split(/\s+/)

function countsTable(chapters: readonly Chapter[]): string {
  const levels = [1, 2] as const
  const all = chapters.flatMap(({ rows }) => rows)
  return table([
    ['Chapter', 'Holds', 'Does not apply', 'Open', 'Not judged'],
    ...chapters.map(({ title, rows }, at) => [
      `V${at + 1} ${title}`,
      ...counted(rows),
      String(levels.flatMap((level) => notJudged(chapters, level)).filter(isOf(at + 1)).length),
    ]),
    ...levels.map((level) => [
      `**Level ${level}**`,
      ...counted(all.filter((row) => row.level === level)),
      String(notJudged(chapters, level).length),
    ]),
  ])
}

const isOf = (chapter: number) => (id: string) => id.startsWith(`${chapter}.`)

const counted = (rows: readonly Row[]): string[] =>
  (['holds', 'not ours', 'open'] as const).map((is) =>
    String(rows.filter(({ verdict }) => verdict.is === is).length),
  )

function cellsOf({ id, level, asks, verdict }: Row): string[] {
  const why = verdict.is === 'open' ? verdict.missing : verdict.because
  const files = verdict.is === 'holds' ? [verdict.at, verdict.provenBy] : []
  const links = files.filter((file) => file !== undefined).map(linkTo)
  const cells = [id, String(level), asks, WORDS[verdict.is], why, links.join(', ')]
  return cells.map((cell) => cell.replaceAll('|', String.raw`\|`))
}

/** By its name alone, which says what it is; the link leads to the file. */
function linkTo(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1)
  const place = file.startsWith('docs/') ? file.slice('docs/'.length) : `../${file}`
  return `[${name}](${place})`
}
