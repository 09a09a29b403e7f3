export const gridTexts = {
  noRows: 'No rows',
  failed: 'An error occurred.',
  retry: 'Try again',
  loading: 'Loading rows…',
  columns: 'Columns',
  density: 'Density',
  densities: { compact: 'Compact', standard: 'Standard', comfortable: 'Comfortable' },
  exportCsv: 'Download CSV',
  toolbar: (label: string) => `Tools for ${label}`,
} as const
