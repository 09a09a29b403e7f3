export const themeTexts = {
  mode: 'Appearance',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
} as const
