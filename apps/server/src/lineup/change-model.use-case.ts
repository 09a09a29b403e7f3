import type { lineup } from '@marquee/contract/lineup'
import {
  lineupRowReasons,
  mayChangeLineup,
  readModelName,
  type LineupField,
  type LineupRowReason,
  type LineupModel,
  type LineupRow,
} from '@marquee/rules/lineup'
import { accept, refuse, type Result } from '@marquee/rules/result'
import { hierarchiesStore } from '../markets/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { vehicleModelsStore } from '../vehicles/index.ts'
import { applyLineup } from './apply-lineup.change.ts'
import { compareModels, storedLineup } from './compare-lineup.load.ts'
import { presentModel, yearOf } from './lineup.present.ts'

type Saving = Pick<Call<typeof lineup.change>, 'person' | 'use' | 'now'>

/** One model is a file of one line: the same rule says what would change. */
const LINE = 1

export const addModel: UseCase<typeof lineup.add> = async (call) => {
  const { hierarchyId: brand, years } = call.body
  if (!(await call.use(hierarchiesStore).find(brand))) return refuse('not-found')
  const allowed = mayChangeLineup(call.person.level)
  if (!allowed.ok) return allowed
  const make = readModelName(call.body.make)
  if ('reason' in make) return invalid('make', make.reason)
  const model = readModelName(call.body.model)
  if ('reason' in model) return invalid('model', model.reason)
  await call.use(vehicleModelsStore).lock()
  if (await findModel(call, brand, model.value)) return refuse('lineup.model-taken')
  const names = { make: make.value, model: model.value }
  const saved = await save({ line: LINE, brand, ...names, years, isRetired: undefined }, call)
  if (!saved.ok) return saved
  call.announce({ hierarchyId: brand, model: saved.value.model })
  return accept(presentModel(saved.value))
}

export const changeModel: UseCase<typeof lineup.change> = async (call) => {
  const { hierarchyId: brand, model, years, isRetired } = call.body
  if (!(await call.use(hierarchiesStore).find(brand))) return refuse('not-found')
  const allowed = mayChangeLineup(call.person.level)
  if (!allowed.ok) return allowed
  await call.use(vehicleModelsStore).lock()
  const present = await findModel(call, brand, model)
  if (!present) return refuse('not-found')
  const { make } = present
  const saved = await save({ line: LINE, brand, make, model, years, isRetired }, call)
  if (!saved.ok) return saved
  call.announce({ hierarchyId: brand, model: present.model })
  return accept(presentModel(saved.value))
}

async function findModel(
  { use, person }: Pick<Saving, 'use' | 'person'>,
  brand: string,
  name: string,
): Promise<LineupModel | undefined> {
  const models = await storedLineup(use, person.path)
  return models.find((one) => one.brand === brand && one.model.toLowerCase() === name.toLowerCase())
}

/** Writes what differs, and answers with the model as it is then. */
async function save(
  typed: LineupRow & { brand: string },
  { person, use, now }: Saving,
): Promise<Result<LineupModel, 'request.invalid'>> {
  const years = typed.years && [...new Set(typed.years)].toSorted((a, b) => a - b)
  const row: LineupRow = { ...typed, years }
  const on = { scope: person.path, currentYear: yearOf(now) }
  const compared = await compareModels(use, { rows: [row], refused: [], ignored: [] }, on)
  const [refused] = compared.differences.refused
  if (refused) return invalid(refused.field ?? 'model', refused.reason)
  await applyLineup(use, compared)
  return accept((await findModel({ use, person }, typed.brand, typed.model)) as LineupModel)
}

const invalid = (field: LineupField, reason: LineupRowReason) =>
  refuse('request.invalid', { fields: { [`body.${field}`]: lineupRowReasons[reason] } })
