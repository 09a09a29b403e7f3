export { vehicleModelsStore } from './vehicle-models.store.ts'
export { vehiclesRoutes } from './vehicles.route.ts'
