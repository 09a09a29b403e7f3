import type { Api, CallOptions, Operation } from './call.ts'
import { operations } from './operations.generated.ts'
import type { Input } from './request.ts'
import { send } from './send.ts'

/** The product's API: `api.blackoutDates.add({ body })`. */
export const api = Object.fromEntries(
  Object.entries(operations).map(([noun, verbs]) => [noun, callsOf(noun, verbs)]),
) as unknown as Api

function callsOf(noun: string, verbs: Readonly<Record<string, Omit<Operation, 'name'>>>) {
  return Object.fromEntries(
    Object.entries(verbs).map(([verb, facts]) => {
      const operation: Operation = { name: `${noun}.${verb}`, ...facts }
      const call = (input?: Input, options?: CallOptions) => send(operation, input, options)
      return [verb, Object.assign(call, { operation })]
    }),
  )
}
