export * from './flow.rules.ts'
export * from './redirect.rules.ts'
export {
  choosesCreative,
  customizesCoupons,
  type BuilderState,
  type Seasonal,
} from './state.rules.ts'
export * from './steps.rules.ts'
export * from './texts.ts'
export * from './way.rules.ts'
