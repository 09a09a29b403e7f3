import { templates } from '@marquee/contract/templates'
import { bind } from '../platform/use-case.ts'
import {
  listChildMarkets,
  listChildMarketsOfGroup,
  listGroupsForTemplate,
  readSelectableDates,
} from './choose-for-campaign.use-case.ts'
import { readAnnualTemplate, readTemplate } from './read-template.use-case.ts'
import { createTemplate, duplicateTemplate, updateTemplate } from './save-template.use-case.ts'
import {
  readCategories,
  readEnrollmentTiles,
  searchTemplates,
} from './search-templates.use-case.ts'
import { activateTemplate, deactivateTemplate } from './set-template-status.use-case.ts'
import {
  readAccessMatrix,
  readTemplateAccess,
  saveTemplateAccess,
} from './template-access.use-case.ts'

export const templatesRoutes = bind(templates, {
  search: searchTemplates,
  enrollmentTiles: readEnrollmentTiles,
  categories: readCategories,
  read: readTemplate,
  readAnnual: readAnnualTemplate,
  selectableDates: readSelectableDates,
  marketGroups: listGroupsForTemplate,
  childMarkets: listChildMarkets,
  childMarketsOfGroup: listChildMarketsOfGroup,
  create: createTemplate,
  update: updateTemplate,
  duplicate: duplicateTemplate,
  activate: activateTemplate,
  deactivate: deactivateTemplate,
  accessMatrix: readAccessMatrix,
  readAccess: readTemplateAccess,
  saveAccess: saveTemplateAccess,
})
