import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { contract } from '@marquee/contract'
import { wireNames, type OperationShape } from '@marquee/contract/operation'
import type { WireNames } from '@marquee/rules/wire-names'

const FILE = fileURLToPath(new URL('../apps/web/src/api/operations.generated.ts', import.meta.url))

/** What the browser must know of each operation at run time, so that no schema is sent to it. */
export function operationsFile(): string {
  const nouns = Object.entries(contract).map(([noun, verbs]) => {
    const lines = Object.entries(verbs as Record<string, OperationShape>).map(line)
    return `  ${noun}: {\n${lines.join('')}  },\n`
  })
  return `// Written by tools/make-operations.ts from the contract. Do not edit.
export const operations = {
${nouns.join('')}} as const
`
}

function line([verb, operation]: [string, OperationShape]): string {
  const { method, path, query, body, reply, idempotent } = operation
  const names = Object.keys(query?.shape ?? {}).map((name) => `'${name}'`)
  const more = [
    ...(idempotent ? ['idempotent: true'] : []),
    ...namesLine('bodyNames', wireNames(body)),
    ...namesLine('replyNames', wireNames(reply.body)),
  ]
  const facts = [`method: '${method}'`, `path: '${path}'`, `query: [${names.join(', ')}]`, ...more]
  return `    ${verb}: { ${facts.join(', ')} },\n`
}

const namesLine = (part: string, names: WireNames | undefined): string[] =>
  names ? [`${part}: ${JSON.stringify(names)}`] : []

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = operationsFile()
  if (process.argv.includes('--check')) {
    const isStale = readFileSync(FILE, 'utf8') !== text
    if (isStale) console.error('operations.generated.ts is not up to date: npm run generate')
    process.exitCode = isStale ? 1 : 0
  } else {
    writeFileSync(FILE, text)
  }
}
