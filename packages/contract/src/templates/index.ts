import { operations } from '../operation/index.ts'
import { authoring } from './authoring.contract.ts'
import { choosing } from './choosing.contract.ts'
import { drafts } from './drafts.contract.ts'
import { managingAccess } from './managing-access.contract.ts'
import { reading } from './reading.contract.ts'
import { versions } from './versions.contract.ts'

export { templateContent } from './content.ts'
export { templateContentExample, templateExample } from './examples.ts'
export { CampaignTemplate } from './schemas.ts'

export const templates = operations('templates', {
  ...reading,
  ...choosing,
  ...authoring,
  ...drafts,
  ...managingAccess,
  ...versions,
})
