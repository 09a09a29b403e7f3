/** Of a sender with few pieces (nine digits of theirs) or very many (six). */
export type MailerId = string & { readonly __kind: 'MailerId' }

/** Six digits that begin with 0 to 8, or nine that begin with 9, as the Postal Service gives them out. */
export const isMailerId = (text: string): text is MailerId => /^([0-8]\d{5}|9\d{8})$/.test(text)

/** The digits that are left for the number of a piece. */
export const serialsOf = (mailerId: MailerId): number => 10 ** (15 - mailerId.length)

export interface MailPiece {
  mailerId: MailerId
  /** Counts up for ever; what is printed begins again when the digits are used up. */
  serial: number
  /** Empty, or with 5, 9 or 11 digits; others count as none. */
  zip: string
  /** How it is sorted: 00 is not. */
  barcodeId?: string
  /** Marketing mail without further services. */
  serviceType?: string
}

/** The 20 to 31 digits that the Intelligent Mail barcode of a piece says. */
export function mailDigits(piece: MailPiece): string {
  const { mailerId, serial, zip, barcodeId = '00', serviceType = '271' } = piece
  const length = 15 - mailerId.length
  const number = String(serial % serialsOf(mailerId)).padStart(length, '0')
  return `${barcodeId}${serviceType}${mailerId}${number}${routing(zip)}`
}

function routing(zip: string): string {
  const digits = zip.replace(/\D/g, '')
  return [5, 9, 11].includes(digits.length) ? digits : ''
}

/** Of a proof, which is never mailed: the numbers that the Postal Service prints in its examples. */
export const PREVIEW_MAILER = '901234567' as MailerId
