import type { Project } from '../house/project.ts'

export interface Named {
  id: string
  file: string
  line: number
}

export interface Titles {
  named: readonly Named[]
  /** Places that look like ids of rows and are not written as such. */
  malformed: readonly { file: string; line: number; text: string }[]
}

const IS_TEST = /^(packages|apps|e2e|tools)\/.*\.(test|e2e)\.tsx?$/
const IN_BRACKETS = /\[([A-Z]{2,6}-\d+[^\]\n]*)\](['"`]?)/g
const IDS = /^[A-Z]+-\d+(, [A-Z]+-\d+)*$/

/** The rows that tests prove: the ids in the bracket that ends a title, as in `… [UI-02, UI-03]`. */
export function titlesOf(project: Project): Titles {
  const found = [...project].filter(([file]) => IS_TEST.test(file)).flatMap(bracketsIn)
  const isGood = ({ text, ends }: Bracket) => ends && IDS.test(text)
  return {
    named: found
      .filter(isGood)
      .flatMap(({ file, line, text }) => text.split(', ').map((id) => ({ id, file, line }))),
    malformed: found.filter((bracket) => !isGood(bracket)),
  }
}

interface Bracket {
  file: string
  line: number
  text: string
  /** Whether the title ends with it. */
  ends: boolean
}

function bracketsIn([file, text]: readonly [string, string]): Bracket[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(IN_BRACKETS)].map(([, ids = '', quote]) => ({
      file,
      line: index + 1,
      text: ids,
      ends: quote !== '',
    })),
  )
}
