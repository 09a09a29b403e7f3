export * from './invitation.rules.ts'
export * from './people.rules.ts'
export * from './presets.rules.ts'
export * from './texts.ts'
