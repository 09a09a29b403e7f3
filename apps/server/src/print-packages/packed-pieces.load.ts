import { mailDigits, offerLink, type Recipient } from '@marquee/rules/pieces'
import type { AddressedPiece, PackedPiece } from '@marquee/rules/print-packages'
import type { OwnOfPiece } from '../pieces/index.ts'
import type { PrintPackageRow } from './print-packages.store.ts'

/** A piece in its place, with its number in the mail. */
export function packed(
  { mailerId, firstSerial }: PrintPackageRow,
  { position, addressed }: { position: number; addressed: AddressedPiece | null },
): PackedPiece {
  if (!addressed) throw new Error('The addresses of this package are not stored any longer')
  const { postalCode: zip } = addressed
  const serial = firstSerial + position - 1
  return { ...addressed, position, mailDigits: mailDigits({ mailerId, serial, zip }) }
}

/** What stands on this piece alone. */
export function ownOfPiece(
  { content, publicUrl }: Pick<PrintPackageRow, 'content' | 'publicUrl'>,
  { firstName, lastName, vehicle, line1, city, state, postalCode, mailDigits }: Recipient,
  codes: readonly string[],
): OwnOfPiece {
  const coupons = content.coupons.map((coupon, at) => ({
    ...coupon,
    link: offerLink(publicUrl, codes[at] ?? ''),
  }))
  const recipient = {
    firstName,
    lastName,
    vehicle,
    line1,
    city,
    state,
    postalCode,
    mailDigits,
  }
  return { recipient, coupons }
}
