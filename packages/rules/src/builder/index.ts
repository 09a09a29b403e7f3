export * from './flow.rules.ts'
export * from './redirect.rules.ts'
export { missingOfSeason, seasonalOf } from './seasonal.rules.ts'
export { missingFields, missingInAudience } from './missing.rules.ts'
export * from './named.rules.ts'
export {
  choosesAudience,
  heldCreative,
  type BuilderState,
  type HeldCreative,
  type Seasonal,
} from './state.rules.ts'
export * from './steps.rules.ts'
export * from './texts.ts'
export * from './way.rules.ts'
