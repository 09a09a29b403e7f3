import { vehicles } from '@marquee/contract/vehicles'
import { bind } from '../platform/use-case.ts'
import { readVehicleMetadata } from './read-vehicle-metadata.use-case.ts'

export const vehiclesRoutes = bind(vehicles, { metadata: readVehicleMetadata })
