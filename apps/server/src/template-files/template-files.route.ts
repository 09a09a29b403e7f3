import { templateFiles } from '@marquee/contract/template-files'
import { bind } from '../platform/use-case.ts'
import { exportTemplates } from './export-templates.use-case.ts'
import { readReadyMade } from './read-ready-made.use-case.ts'
import { importTemplateFile, tryTemplateFile } from './import-templates.use-case.ts'

export const templateFilesRoutes = bind(templateFiles, {
  export: exportTemplates,
  readyMade: readReadyMade,
  try: tryTemplateFile,
  import: importTemplateFile,
})
