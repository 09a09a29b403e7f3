export * from './edit-profile.rules.ts'
export * from './logo.rules.ts'
export * from './profile-fields.rules.ts'
export * from './texts.ts'
