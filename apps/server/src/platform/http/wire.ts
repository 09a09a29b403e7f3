import { wireNames, type OperationShape } from '@marquee/contract/operation'
import { renamed, renamedPath } from '@marquee/rules/wire-names'

/** The names on the wire end here: what use cases receive and answer has those of the code. */
export const bodyFromWire = ({ body }: OperationShape, sent: unknown): unknown =>
  renamed(sent, wireNames(body))

export const replyOnWire = ({ reply }: OperationShape, value: unknown): unknown =>
  renamed(reply.body.parse(value), wireNames(reply.body))

/** By the path of a field, such as `body.name`. */
export function fieldsOnWire(
  { body }: OperationShape,
  fields: Readonly<Record<string, string>>,
): Record<string, string> {
  const names = wireNames(body)
  const part = names && { fields: {}, within: { body: names } }
  return Object.fromEntries(
    Object.entries(fields).map(([path, text]) => [renamedPath(path, part), text]),
  )
}
