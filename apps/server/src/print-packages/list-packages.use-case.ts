import type { printPackages } from '@marquee/contract/print-packages'
import { mayRunHandOvers } from '@marquee/rules/hand-overs'
import { accept, refuse } from '@marquee/rules/result'
import { narrowedScope } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { presentHalts } from '../sendings/index.ts'
import { presentPackages } from './print-packages.present.ts'
import { printPackagesView } from './print-packages.view.ts'

export const listPackages: UseCase<typeof printPackages.list> = async (call) => {
  const { use, person, deployment } = call
  const part = await narrowedScope(call)
  if (!part) return refuse('not-found')
  const allowed = mayRunHandOvers(person)
  if (!allowed.ok) return allowed
  const seen = await use(printPackagesView).list(part)
  return accept({
    isByFolder: deployment.hasPrinterFolder,
    isMailing: deployment.isMailing,
    halts: (await presentHalts(call)).halts,
    packages: await presentPackages(seen, use),
  })
}

export const readPackage: UseCase<typeof printPackages.read> = async ({ params, use, person }) => {
  const seen = await use(printPackagesView).one(params.key)
  if (!seen) return refuse('not-found')
  const allowed = mayRunHandOvers(person)
  if (!allowed.ok) return allowed
  const [presented] = await presentPackages([seen], use)
  return presented ? accept(presented) : refuse('not-found')
}
