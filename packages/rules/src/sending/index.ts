export * from './deliveries.rules.ts'
export * from './halves.rules.ts'
export * from './sending-hours.rules.ts'
export * from './sendings.rules.ts'
