export * from './channels.rules.ts'
export * from './chosen.rules.ts'
export { channelNames } from './texts.ts'
