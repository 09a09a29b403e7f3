import { annual } from '@marquee/contract/annual'
import { bind } from '../platform/use-case.ts'
import {
  annualBeforeSeasonal,
  annualExists,
  isAnnual,
  seasonalBeforeAnnual,
  validateAnnual,
  validateSeasonal,
} from './check-seasons.use-case.ts'
import { enroll } from './enroll.use-case.ts'
import { readEnrollment } from './read-enrollment.use-case.ts'
import { searchYears } from './search-years.use-case.ts'
import { saveStarted, updateEnrollment, updateSeasonStep } from './save-enrollment.use-case.ts'

export const annualRoutes = bind(annual, {
  validateSeasonal,
  validateAnnual,
  seasonalBeforeAnnual,
  annualBeforeSeasonal,
  annualExists,
  isAnnual,
  create: enroll,
  saveStarted,
  update: updateEnrollment,
  updateStep: updateSeasonStep,
  read: readEnrollment,
  searchYears,
})
