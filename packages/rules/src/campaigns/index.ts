export * from './campaign.rules.ts'
export * from './statuses.rules.ts'
