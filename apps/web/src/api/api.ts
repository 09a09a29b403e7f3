import type { Api, CallOptions, Operation } from './call.ts'
import { operations } from './operations.generated.ts'
import type { Input } from './request.ts'
import { send } from './send.ts'

const calls: unknown = Object.fromEntries(
  Object.entries(operations).map(([noun, verbs]) => [noun, callsOf(noun, verbs)]),
)

/** The product's API: `api.blackoutDates.add({ body })`. */
// edge: the table of operations is generated from the contract, whose types the browser knows but never loads.
export const api = calls as Api

function callsOf(noun: string, verbs: Readonly<Record<string, Omit<Operation, 'name'>>>) {
  return Object.fromEntries(
    Object.entries(verbs).map(([verb, facts]) => {
      const operation: Operation = { name: `${noun}.${verb}`, ...facts }
      const call = (input?: Input, options?: CallOptions) => send(operation, input, options)
      return [verb, Object.assign(call, { operation })]
    }),
  )
}
