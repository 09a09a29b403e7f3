export { AppTheme, MODE_STORAGE_KEY } from './app-theme.tsx'
export { ColorModeSwitch } from './color-mode-switch.tsx'
export { type Brand } from './palette.ts'
export { SCHEME_ATTRIBUTE, themeFor } from './theme.ts'
