export * from './channels.rules.ts'
export { channelNames } from './texts.ts'
