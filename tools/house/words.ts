import type { Finding, HouseRule } from './rule.ts'

// Spelled in pieces, or this list would find itself.
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?<![\\w.-])/${'work'}/`), 'a path of one machine'],
  [new RegExp(`(?<![\\w.-])/(?:${'home'}|${'Users'})/\\w+/`), 'a path of one machine'],
  [new RegExp(`(?<![\\w.-])/${'tmp'}/\\w+\\.md`), 'a path of one machine'],
  [
    new RegExp(`registry\\.${'npmjs'}\\.org|registry\\.${'yarnpkg'}\\.com`),
    'the host of a registry',
  ],
]

export const words: HouseRule = {
  name: 'words',
  why: 'The project speaks of itself, not of the machine on which it was written.',
  findings: ({ project }) =>
    [...project]
      .filter(([file]) => file !== 'package-lock.json')
      .flatMap(([file, text]) =>
        text.split('\n').flatMap((line, index) => inLine(file, line, index)),
      ),
}

function inLine(file: string, text: string, index: number): Finding[] {
  return FORBIDDEN.filter(([word]) => word.test(text)).map(([word, what]) => ({
    file,
    line: index + 1,
    says: `names ${what}: ${word.exec(text)?.[0]}`,
  }))
}
