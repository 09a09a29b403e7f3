import { audienceFiles } from '@marquee/contract/audience-files'
import { bind } from '../platform/use-case.ts'
import { listFiles, readAudienceFile } from './list-files.use-case.ts'
import { readContent } from './read-content.use-case.ts'
import { takeFile } from './take-file.use-case.ts'

export const audienceFilesRoutes = bind(audienceFiles, {
  list: listFiles,
  read: readAudienceFile,
  take: takeFile,
  file: readContent,
})
