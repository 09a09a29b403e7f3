import { templates } from '@marquee/contract/templates'
import { bindSome } from '../platform/use-case.ts'
import {
  listChildMarketsOfGroup,
  listGroupsForTemplate,
  readSelectableDates,
} from './choose-for-campaign.use-case.ts'
import { discardTemplateDraft, readTemplateDraft, saveTemplateDraft } from './drafts.use-case.ts'
import { readFirstPieces } from './read-first-pieces.use-case.ts'
import { readAnnualTemplate, readTemplate } from './read-template.use-case.ts'
import { readTemplateVersions } from './read-versions.use-case.ts'
import { createTemplate, duplicateTemplate, updateTemplate } from './save-template.use-case.ts'
import { readTakenCodes } from './read-taken-codes.use-case.ts'
import {
  readCategories,
  readEnrollmentTiles,
  searchTemplates,
} from './search-templates.use-case.ts'
import { activateTemplate, deactivateTemplate } from './set-template-status.use-case.ts'
import {
  countDealersOf,
  readAccessMatrix,
  readTemplateAccess,
  saveTemplateAccess,
} from './template-access.use-case.ts'

// The child markets also need the dealers that a campaign has already, so campaigns answer for
// them.
export const templatesRoutes = bindSome(templates, {
  search: searchTemplates,
  enrollmentTiles: readEnrollmentTiles,
  firstPieces: readFirstPieces,
  categories: readCategories,
  read: readTemplate,
  readAnnual: readAnnualTemplate,
  selectableDates: readSelectableDates,
  marketGroups: listGroupsForTemplate,
  childMarketsOfGroup: listChildMarketsOfGroup,
  create: createTemplate,
  update: updateTemplate,
  duplicate: duplicateTemplate,
  readDraft: readTemplateDraft,
  saveDraft: saveTemplateDraft,
  discardDraft: discardTemplateDraft,
  takenCodes: readTakenCodes,
  activate: activateTemplate,
  deactivate: deactivateTemplate,
  accessMatrix: readAccessMatrix,
  readAccess: readTemplateAccess,
  countDealers: countDealersOf,
  saveAccess: saveTemplateAccess,
  versions: readTemplateVersions,
})
