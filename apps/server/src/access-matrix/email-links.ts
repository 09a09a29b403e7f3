import { createHmac } from 'node:crypto'
import type { Place } from './places.ts'

/** With which the matrix’s world signs the links of emails. */
export const EMAIL_LINKS_SECRET = 'the secret of the world'

/** The token in an email to the household of the dealer below a place, written without the server's own code. */
export function linkOf({ dealer, key }: Place): string {
  const named = Buffer.alloc(21)
  named.writeUInt8(1, 0)
  named.writeUInt32BE(dealer, 1)
  named.writeUInt32BE(HOUSEHOLD, 5)
  named.writeBigInt64BE(BigInt(key), 9)
  named.writeUInt32BE(CAMPAIGN, 17)
  const signature = createHmac('sha256', EMAIL_LINKS_SECRET).update(named).digest()
  return Buffer.concat([named, signature.subarray(0, 18)]).toString('base64url')
}

const HOUSEHOLD = 1
const CAMPAIGN = 1
