import type { Finding, HouseRule } from './rule.ts'

// One letter of each in brackets, or this list would find itself.
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w.-])\/wor[k]\//, 'a path of one machine'],
  [/(?<![\w.-])\/(?:hom[e]|User[s])\/\w+\//, 'a path of one machine'],
  [/(?<![\w.-])\/tm[p]\/\w+\.md/, 'a path of one machine'],
  [/registry\.(?:npmj[s]\.org|yarnpk[g]\.com)/, 'the host of a registry'],
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
