import { printPackages } from '@marquee/contract/print-packages'
import { bind } from '../platform/use-case.ts'
import { importAnswer, tryAnswer } from './answer-package.use-case.ts'
import { listPackages, readPackage } from './list-packages.use-case.ts'
import { readFile } from './read-file.use-case.ts'
import { takePackage } from './take-package.use-case.ts'

export const printPackagesRoutes = bind(printPackages, {
  list: listPackages,
  read: readPackage,
  take: takePackage,
  file: readFile,
  tryAnswer,
  importAnswer,
})
