import type { OperationShape } from '@marquee/contract/operation'

type Named = OperationShape & { name: string }

/** The server refuses to start with an operation that does not say who may call it. */
export function assertGuarded(operations: readonly Named[]): void {
  const faults = operations.flatMap(faultsOf)
  const addresses = operations.map(({ method, path }) => `${method} ${path}`)
  const twice = addresses.filter((address, at) => addresses.indexOf(address) !== at)
  faults.push(...twice.map((address) => `${address} is declared twice`))
  if (faults.length > 0) throw new Error(`Operations not fit to serve:\n${faults.join('\n')}`)
}

function faultsOf(operation: Named): string[] {
  const faults: string[] = []
  const { access, method, path } = operation
  if (!access || !Array.isArray(access.anyOf) || !access.scope) faults.push('declares no access')
  if (method !== 'GET' && !isSearch(operation) && !operation.audit)
    faults.push('has no audit event')
  if (path.includes('{') && !operation.params) faults.push('has no schema for its path')
  if (access?.object && !schemaOf(operation, access.object)) {
    faults.push(`names an object at ${access.object}, which no schema describes`)
  }
  return faults.map((fault) => `${operation.name} ${fault}`)
}

const isSearch = ({ path }: Named) => /\/search(\/|$)/.test(path)

function schemaOf(operation: Named, place: string): boolean {
  const [part, field] = place.split('.') as ['params' | 'query' | 'body', string]
  const schema = operation[part] as { shape?: Record<string, unknown> } | undefined
  return schema?.shape !== undefined && field in schema.shape
}
