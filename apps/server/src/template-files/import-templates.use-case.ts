import type { templateFiles } from '@marquee/contract/template-files'
import { accept, refuse } from '@marquee/rules/result'
import { chosenOf, type Plan } from '@marquee/rules/template-files'
import { fewAtOnce } from '../platform/few-at-once.ts'
import { Pause, type Call, type PausingUseCase, type UseCase } from '../platform/use-case.ts'
import { brandFor } from './brand-for.load.ts'
import { applyPlan } from './apply-plan.change.ts'
import { plannerFor } from './plan-file.load.ts'
import { loadTemplateFile, type LoadedFile } from './template-file.load.ts'
import { presentFindings } from './findings.present.ts'

type Try = typeof templateFiles.try
type Import = typeof templateFiles.import

/** The file is received, and its pictures decoded, while no transaction is open. */
export const tryTemplateFile: PausingUseCase<Try> = async (call) => {
  const brand = await brandFor(call)
  if (!brand.ok) return brand
  return new Pause<Try>(async () => {
    const loaded = await take(call.file, { forTrial: true })
    return loaded.ok ? tryLoaded(loaded.value) : async () => loaded
  })
}

export const importTemplateFile: PausingUseCase<Import> = async (call) => {
  const brand = await brandFor(call)
  if (!brand.ok) return brand
  return new Pause<Import>(async () => {
    const loaded = await take(call.file, { forTrial: false })
    return loaded.ok ? importLoaded(loaded.value) : async () => loaded
  })
}

/** As many as may be sent at once wait on the disk. */
const inTurn = fewAtOnce({ most: 1, waiting: 10 })

/** A file of 24 MB takes several times that while it is read: one after the other. */
async function take(file: Call<Try>['file'], purpose: { forTrial: boolean }) {
  const taken = await file.take()
  if (!taken.ok) return refuse('template-file.too-large')
  const loaded = await inTurn(() => loadTemplateFile(taken.value, purpose))
  return loaded.ok ? loaded.value : refuse('image.busy')
}

const tryLoaded =
  (loaded: LoadedFile): UseCase<Try> =>
  async (call) => {
    const brand = await brandFor(call)
    if (!brand.ok) return brand
    const planned = (await plannerFor(brand.value, call))(loaded)
    call.announce({ hierarchyId: brand.value.id, ...countsOf(planned.plan) })
    return accept(presentFindings(brand.value.id, planned))
  }

const importLoaded =
  (loaded: LoadedFile): UseCase<Import> =>
  async (call) => {
    const { query, announce } = call
    const brand = await brandFor(call)
    if (!brand.ok) return brand
    const plan = await plannerFor(brand.value, call)
    const whole = plan(loaded)
    const isAsTried = query.fingerprint === undefined || query.fingerprint === whole.fingerprint
    if (!isAsTried) return refuse('template-file.changed-meanwhile')
    const { file, hashes } = loaded
    const chosen = query.keys ? plan({ file: chosenOf(file, query.keys), hashes }) : whole
    const isUsable = chosen.plan.templates.some(({ outcome }) => outcome !== 'REFUSED')
    if (!isUsable) return refuse('template-file.nothing-usable')
    const on = { ...call, brand: brand.value, pictures: loaded.pictures }
    const applied = await applyPlan(chosen.plan, on)
    if (!applied.ok) return applied
    announce({ hierarchyId: brand.value.id, ...countsOf(chosen.plan) })
    const { fingerprint } = chosen
    return accept(presentFindings(brand.value.id, { plan: applied.value, fingerprint }))
  }

/** What the audit log says of it; each thing that was written has an entry of its own. */
function countsOf({ templates, creatives, coupons }: Plan) {
  const all = [...templates, ...creatives, ...coupons]
  const count = (outcome: (typeof all)[number]['outcome']) =>
    all.filter((one) => one.outcome === outcome).length
  return {
    added: count('ADDED'),
    drafts: count('DRAFT'),
    there: count('THERE'),
    refused: count('REFUSED'),
  }
}
