import type { vehicles } from '@marquee/contract/vehicles'
import { accept, refuse } from '@marquee/rules/result'
import { eachModelOnce } from '@marquee/rules/vehicles'
import { narrowedScope } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { vehicleModelsStore } from './vehicle-models.store.ts'

export const readVehicleMetadata: UseCase<typeof vehicles.metadata> = async (call) => {
  const part = await narrowedScope(call)
  if (!part) return refuse('not-found')
  const models = await call.use(vehicleModelsStore).offered(part)
  return accept({
    vehicleMetadataDto: eachModelOnce(models).map(({ years, ...model }) => ({
      ...model,
      years: [...years],
    })),
  })
}
