import { renamed } from '@marquee/rules/wire-names'
import type { AnyCall } from './call.ts'

/** A reply as it came over the wire: where it is saved as a file that the server reads again. */
export const asSent = ({ operation }: AnyCall, reply: object): string =>
  JSON.stringify(renamed(reply, operation.replyNames))
