export * from './asset-types.rules.ts'
export * from './image-rules.rules.ts'
export * from './texts.ts'
