import { allOperations } from '@marquee/contract'
import { openApiDocument } from '../apps/server/src/platform/http/openapi.ts'

/** docs/openapi.json, the same document that the server serves. */
export function openApiFile(): string {
  return `${JSON.stringify(openApiDocument(allOperations), null, 2)}\n`
}
