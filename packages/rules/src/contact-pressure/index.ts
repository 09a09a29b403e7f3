export * from './contact-pressure.rules.ts'
export * from './texts.ts'
