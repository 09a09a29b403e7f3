import type { AudienceQuestion } from '@marquee/rules/audience'
import { expect, test } from 'vitest'
import { maskSql } from './mask-sql.gateway.ts'

const ALL: AudienceQuestion = {
  marketKeys: [1],
  reached: [15],
  segments: null,
  vehicles: null,
  smartSelect: null,
  location: { type: 'DISTANCE', most: null, isUnplacedIncluded: false },
  isOncePerHousehold: false,
}

const ofReached = '((524272 >> contact) & 16)'

test.each<[string, Partial<AudienceQuestion>, string]>([
  ['without filters only who is reached is asked', {}, `(${ofReached})::UTINYINT`],
  [
    'a distance leaves out who lies beyond it and whose distance is not known',
    { location: { type: 'DISTANCE', most: 1_500, isUnplacedIncluded: false } },
    `((CASE WHEN distance NOT BETWEEN 0 AND 1500 THEN 4 ELSE 0 END) | ${ofReached})::UTINYINT`,
  ],
  [
    'ZIP codes are bits up to the last of them; that of nowhere is never among them',
    { location: { type: 'ZIPCODE', zips: [0, 3, 1], isUnplacedIncluded: false } },
    `((get_bit('10101'::BIT, least(zip::INTEGER, 4)) * 4) | ${ofReached})::UTINYINT`,
  ],
  [
    'no ZIP code is nobody',
    { location: { type: 'ZIPCODE', zips: [], isUnplacedIncluded: false } },
    `((1 * 4) | ${ofReached})::UTINYINT`,
  ],
  [
    'segments are bits of a number',
    { segments: [0, 1] },
    `(((24 >> segment) & 2) | ${ofReached})::UTINYINT`,
  ],
  [
    'a threshold is of its own model',
    { smartSelect: { model: 1, leastScore: 700 } },
    `((CASE WHEN score_1 < 700 THEN 8 ELSE 0 END) | ${ofReached})::UTINYINT`,
  ],
])('%s', (_, filters, sql) => {
  expect(maskSql({ ...ALL, ...filters })).toBe(sql)
})

test('what is no whole number is refused, wherever it stands', () => {
  const wrong = '1) OR (1' as unknown as number
  const questions: Partial<AudienceQuestion>[] = [
    { reached: [wrong] },
    { segments: [0.5] },
    { vehicles: [wrong] },
    { smartSelect: { model: wrong, leastScore: 1 } },
    { smartSelect: { model: 0, leastScore: NaN } },
    { location: { type: 'DISTANCE', most: wrong, isUnplacedIncluded: false } },
    { location: { type: 'ZIPCODE', zips: [Infinity], isUnplacedIncluded: false } },
  ]
  for (const filters of questions) expect(() => maskSql({ ...ALL, ...filters })).toThrow(RangeError)
})
