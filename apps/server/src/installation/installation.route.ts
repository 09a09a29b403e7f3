import { installation } from '@marquee/contract/installation'
import { bind } from '../platform/use-case.ts'
import { readInstallation } from './read-installation.use-case.ts'

export const installationRoutes = bind(installation, { read: readInstallation })
