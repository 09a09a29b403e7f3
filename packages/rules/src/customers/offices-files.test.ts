import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '../calendar/index.ts'
import { readCsv } from '../csv/index.ts'
import { daysUpTo } from './read-cells.rules.ts'
import {
  checkMapping,
  customersTemplate,
  guessMapping,
  householdsBy,
  IMPORT_FIELDS,
} from './index.ts'

const day = daysUpTo('2026-06-30' as CalendarDate)

describe('a day as it stands in files', () => {
  test.for<[string, string]>([
    ['6/3/2026', '2026-06-03'],
    ['06/03/2026', '2026-06-03'],
    ['06-03-2026', '2026-06-03'],
    ['6/3/26', '2026-06-03'],
    ['06/30/26 14:05', '2026-06-30'],
    ['12/31/99', '1999-12-31'],
    ['1/1/47', '1947-01-01'],
    ['3-Jun-26', '2026-06-03'],
    ['30 June 2026', '2026-06-30'],
    ['2026-06-03', '2026-06-03'],
    ['2026-06-03T10:00:00Z', '2026-06-03'],
    ['20260603', '2026-06-03'],
    ['46176', '2026-06-03'],
    ['46176.5833', '2026-06-03'],
    ['36526', '2000-01-01'],
  ])('%s is %s [AUD-02]', ([cell, found]) => {
    expect(day(cell)).toEqual({ value: found })
  })

  test.for<[string, string]>([
    ['7/1/26', 'row.date-ahead'],
    ['1/1/27', 'row.date-ahead'],
    ['1/1/46', 'row.date-ahead'],
    ['46204', 'row.date-ahead'],
    ['13/01/2026', 'row.date'],
    ['2/29/25', 'row.date'],
    ['3-Jux-26', 'row.date'],
    ['4617', 'row.date'],
    ['06/2026', 'row.date'],
  ])('%s is none: %s [AUD-02]', ([cell, reason]) => {
    expect(day(cell)).toEqual({ reason })
  })
})

describe('the columns of a dealer system', () => {
  test.for<[string, string, string]>([
    [
      'an office that writes Postal and Cell',
      'Last,First,Address,City,ST,Postal,Cell,E-mail,Last RO',
      'lastName,firstName,line1,city,state,postalCode,phone,email,lastVisitOn',
    ],
    [
      'Reynolds and Reynolds',
      'CustomerID,FirstName,LastName,Address1,City,State,Zip,HomePhone,Email,CashierDate,Odometer',
      'sourceId,firstName,lastName,line1,city,state,postalCode,phone,email,lastVisitOn,mileage',
    ],
    [
      'CDK',
      'CustNo,FirstName,LastName,Address,City,State,ZipOrPostalCode,Cellular,Email1,BlockEMail,BlockMail,CloseDate,VIN,Year,ModelName,MileageIn',
      'sourceId,firstName,lastName,line1,city,state,postalCode,phone,email,emailOptOut,mailOptOut,lastVisitOn,vehicle1Vin,vehicle1Year,vehicle1Model,mileage',
    ],
    [
      'Tekion',
      'Customer Number,Customer First Name,Customer Last Name,Primary Email,Mobile Number,Address Line 1,City,State,Postal Code,RO Closed Date,Contract Date,Vehicle Model,Vehicle Year',
      'sourceId,firstName,lastName,email,phone,line1,city,state,postalCode,lastVisitOn,purchasedOn,vehicle1Model,vehicle1Year',
    ],
  ])('are known: %s [AUD-02]', ([, headers, fields]) => {
    const found = guessMapping(headers.split(','))
    const expected = fields.split(',').map((field, column) => [field, column])
    expect(found).toEqual(Object.fromEntries(expected))
    expect(checkMapping(found, expected.length).ok).toBe(true)
  })

  test('of the template are all that are read, and its line is a household [AUD-02]', () => {
    const [head, line] = readCsv(customersTemplate(), 1, true).rows
    const mapping = guessMapping(head?.cells ?? [])
    expect(Object.keys(mapping)).toHaveLength(IMPORT_FIELDS.length)
    const read = householdsBy({
      mapping,
      columns: IMPORT_FIELDS.length,
      today: '2026-06-30' as CalendarDate,
      modelCode: () => 1,
    })
    expect(line && read(line)).toMatchObject({
      household: { lastName: 'Quill', state: 'MI', flags: 0, vehicles: [{ year: 2023 }] },
    })
  })
})
