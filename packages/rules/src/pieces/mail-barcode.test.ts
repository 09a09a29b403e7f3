import { describe, expect, test } from 'vitest'
import {
  areMailDigits,
  isMailerId,
  mailBarcodeMarks,
  mailBars,
  mailDigits,
  serialsOf,
  type MailerId,
} from './index.ts'

const asLetters = (digits: string) =>
  mailBars(digits)
    .map(({ ascends, descends }) => 'TDAF'[(ascends ? 2 : 0) + (descends ? 1 : 0)])
    .join('')

const SIX = '123456' as MailerId
const NINE = '987654321' as MailerId

describe('the Intelligent Mail barcode', () => {
  // The examples that USPS-B-3200 publishes.
  test.for([
    [
      '01234567094987654321',
      '',
      'ATTFATTDTTADTAATTDTDTATTDAFDDFADFDFTFFFFFTATFAAAATDFFTDAADFTFDTDT',
    ],
    [
      '01234567094987654321',
      '01234',
      'DTTAFADDTTFTDTFTFDTDDADADAFADFATDDFTAAAFDTTADFAAATDFDTDFADDDTDFFT',
    ],
    [
      '01234567094987654321',
      '012345678',
      'ADFTTAFDTTTTFATTADTAAATFTFTATDAAAFDDADATATDTDTTDFDTDATADADTDFFTFA',
    ],
    [
      '01234567094987654321',
      '01234567891',
      'AADTFFDFTDADTAADAATFDTDDAAADDTDTTDAFADADDDTFFFDDTTTADFAAADFTDAADA',
    ],
  ])('says what the Postal Service prints for %s %s [CRE-02]', ([tracking, zip, bars]) => {
    expect(asLetters(`${tracking}${zip}`)).toBe(bars)
  })

  test('says nothing for what are not its digits [CRE-02]', () => {
    for (const digits of ['', '0123', '05234567094987654321', 'x'.repeat(20), '0'.repeat(26)]) {
      expect(areMailDigits(digits), digits).toBe(false)
      expect(mailBars(digits)).toEqual([])
      expect(mailBarcodeMarks(digits, { x: 0, y: 0 })).toEqual([])
    }
  })
})

describe('the digits of a piece', () => {
  test('hold the mailer, a number of their own, and the place [CRE-02]', () => {
    expect(mailDigits({ mailerId: SIX, serial: 42, zip: '43220' })).toBe(
      '0027112345600000004243220',
    )
    expect(mailDigits({ mailerId: NINE, serial: 42, zip: '43220-0123' })).toBe(
      '00271987654321000042432200123',
    )
    expect(mailDigits({ mailerId: NINE, serial: 7, zip: 'K1A 0B1' })).toBe('00271987654321000007')
  })

  test('begin again when their numbers are used up [CRE-02]', () => {
    expect(serialsOf(NINE)).toBe(1_000_000)
    const first = mailDigits({ mailerId: NINE, serial: 1, zip: '' })
    expect(mailDigits({ mailerId: NINE, serial: 1_000_001, zip: '' })).toBe(first)
  })

  test('are of a mailer whom the Postal Service knows by six or nine digits [CRE-02]', () => {
    expect(['123456', '912345678'].every(isMailerId)).toBe(true)
    expect(['', '912345', '812345678', '12345', '12345a', '1234567'].some(isMailerId)).toBe(false)
  })
})
