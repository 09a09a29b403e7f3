import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { SETTINGS } from '../apps/server/src/platform/settings/index.ts'
import { table } from './markdown-table.ts'

const PAGE = fileURLToPath(new URL('../docs/operations.md', import.meta.url))
const BETWEEN = /(<!-- settings -->\n)[\s\S]*(<!-- \/settings -->)/

/** docs/operations.md with every setting between its marks, as the program itself describes them. */
export function operationsPage(): string {
  const rows = SETTINGS.map(({ name, meaning, default: usual, isSecret }) => [
    `\`${name}\``,
    isSecret ? `${meaning} Secret.` : meaning,
    usual,
  ])
  const text = readFileSync(PAGE, 'utf8')
  return text.replace(BETWEEN, (_, start: string, end: string) => {
    return `${start}\n${table([['Setting', 'Meaning', 'Without it'], ...rows])}\n\n${end}`
  })
}
