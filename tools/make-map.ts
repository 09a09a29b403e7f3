import { fileURLToPath } from 'node:url'
import { allOperations } from '@marquee/contract'
import { readProject } from './house/project.ts'
import { sourcesOf } from './house/source.ts'
import { page } from './map/page.ts'
import { serverFlows } from './map/server-flow.ts'
import { codebaseOf } from './map/symbols.ts'
import { webCalls } from './map/web-calls.ts'

/** docs/map.md: screen → operation → route → use case → rules, stores → tables. */
export function mapFile(): string {
  const project = readProject(fileURLToPath(new URL('..', import.meta.url)))
  const sources = sourcesOf(project).filter(({ isTest }) => !isTest)
  const code = codebaseOf(sources)
  return page({
    operations: allOperations,
    flows: serverFlows(code, sources),
    screens: webCalls(code),
  })
}
