import { describe, expect, test } from 'vitest'
import {
  BROWSING_SLUGS,
  CATEGORIES,
  categoriesUnder,
  categoryNames,
  readCategory,
} from './index.ts'

describe('the categories', () => {
  test.for([
    ['SEASONAL', 'Seasonal', 'Seasonal/National', 'seasonal', 'national-promotions'],
    ['ON_DEMAND', 'On demand', 'Objective Focused', 'ondemand', 'on-demand'],
    ['REMINDERS', 'Reminders', 'Always On', 'srs', 'always-on'],
    ['METRO', 'Metro', 'Metro Mailer', 'metro', 'metro-mailer'],
    [
      'SERVICE_PROGNOSTICS',
      'Service Prognostics',
      'Service Prognostics',
      'serviceprognostics',
      'service-prognostics',
    ],
    [
      'ANNUAL_SEASONAL',
      'Annual Seasonal',
      'Annual Enrollment',
      'annualseasonal',
      'national-promotions',
    ],
    ['RECALL', 'Recall', 'Recall', 'recall', 'service-prognostics'],
  ] as const)('%s is spelled %s and called %s [TPL-01, TPL-02, RTE-14, RTE-15]', (row) => {
    const [category, spelling, name, builderSlug, browsingSlug] = row as readonly string[]
    const known = readCategory(category as string)
    expect(known).toBe(category)
    expect(readCategory(spelling as string)).toBe(category)
    expect(known && categoryNames[known]).toEqual({ spelling, name, builderSlug, browsingSlug })
  })

  test('are seven, and no other text names one [TPL-01]', () => {
    expect(CATEGORIES).toHaveLength(7)
    for (const text of ['', 'seasonal', 'SEASON', 'constructor', 'Objective Focused']) {
      expect(readCategory(text)).toBeUndefined()
    }
  })

  test('are browsed under five addresses, each category under one [RTE-15]', () => {
    expect(BROWSING_SLUGS).toEqual([
      'on-demand',
      'always-on',
      'national-promotions',
      'metro-mailer',
      'service-prognostics',
    ])
    expect(categoriesUnder('national-promotions')).toEqual(['SEASONAL', 'ANNUAL_SEASONAL'])
    expect(categoriesUnder('service-prognostics')).toEqual(['SERVICE_PROGNOSTICS', 'RECALL'])
    expect(BROWSING_SLUGS.flatMap(categoriesUnder).toSorted()).toEqual(CATEGORIES.toSorted())
  })
})
