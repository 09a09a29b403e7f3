import ts from 'typescript'
import { isProduct } from './outside.ts'
import { at, type HouseRule } from './rule.ts'
import { nodesOf } from './source.ts'

const BROKEN = /^(md[245]|sha-?1|ripemd-?160|rmd160)$/i

export const hashes: HouseRule = {
  name: 'hashes',
  why: 'Also where nothing depends on it, as the next reader copies what stands there. Use sha256.',
  findings: ({ sources }) =>
    sources.filter(isProduct).flatMap((source) =>
      [...nodesOf(source.tree)]
        .filter(ts.isStringLiteral)
        .filter(({ text }) => BROKEN.test(text))
        .map((name) => at(source, name, `names a broken hash function (${name.text})`)),
    ),
}
