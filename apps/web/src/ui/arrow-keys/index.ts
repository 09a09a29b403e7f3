export { moveAmongStops } from './move-among-stops.ts'
