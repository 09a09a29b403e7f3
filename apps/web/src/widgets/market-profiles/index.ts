export type { Logo, MarketProfile } from './answers.ts'
export { EnlargingLogo } from './enlarging-logo.tsx'
export { LogoStatusChip } from './logo-status-chip.tsx'
export { logoStatusNames, logoTexts, logoTypeNames, rejectHint } from './texts.ts'
