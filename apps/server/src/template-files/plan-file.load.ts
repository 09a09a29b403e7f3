import { mayManageScope } from '@marquee/rules/coupons'
import { planImport, type Plan } from '@marquee/rules/template-files'
import type { HierarchyRow } from '../markets/index.ts'
import { fingerprintOf } from '../platform/uploads/index.ts'
import type { CallingPerson } from '../platform/person.ts'
import type { Use } from '../platform/sql/index.ts'
import type { Deployment } from '../platform/use-case.ts'
import { templateCodesStore } from '../templates/index.ts'
import { brandLibraryView } from './brand-library.view.ts'
import type { LoadedFile } from './template-file.load.ts'

export interface PlannedFile {
  plan: Plan
  fingerprint: string
}

interface Planning {
  use: Use
  person: Pick<CallingPerson, 'permissions'>
  deployment: Pick<Deployment, 'previewHosts'>
}

/** What of a file, or of a part of it, would come into a brand: what is there is read once. */
export async function plannerFor(
  brand: Pick<HierarchyRow, 'id'>,
  { use, person, deployment }: Planning,
): Promise<(loaded: Pick<LoadedFile, 'file' | 'hashes'>) => PlannedFile> {
  const library = use(brandLibraryView)
  const present = {
    coupons: await library.coupons(brand.id),
    creatives: await library.creatives(brand.id),
    templates: await library.templates(brand.id),
    takenCodes: await use(templateCodesStore).takenFrom(brand.id),
  }
  const mayMakeCoupons = mayManageScope(person.permissions, 'GLOBAL').ok
  const { previewHosts } = deployment
  return ({ file, hashes }) => {
    const plan = planImport(file, present, { mayMakeCoupons, previewHosts, pictures: hashes })
    return { plan, fingerprint: fingerprintOf(plan) }
  }
}
