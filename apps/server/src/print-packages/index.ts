export { makePrintPackage } from './make-print-package.job.ts'
export { PRINT_PACKAGES, printPackagesJob } from './print-packages.job.ts'
export { printerFolder } from './printer-folder.gateway.ts'
export { printPackagesRoutes } from './print-packages.route.ts'
