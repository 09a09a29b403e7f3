export { AppTheme } from './app-theme.tsx'
export { ColorModeSwitch } from './color-mode-switch.tsx'
export { type Brand } from './palette.ts'
