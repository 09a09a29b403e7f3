import type { Choice } from './choice.rules.ts'

export const gridTexts = {
  noRows: 'No rows',
  failed: 'An error occurred.',
  retry: 'Try again',
  loading: 'Loading rows…',
  columns: 'Columns',
  resetColumns: 'Back to how it was',
  density: 'Density',
  densities: { compact: 'Compact', standard: 'Standard', comfortable: 'Comfortable' },
  exportCsv: 'Download CSV',
  toolbar: (label: string) => `Tools for ${label}`,
} as const

const figure = (count: number) => count.toLocaleString('en-US')
const matching = (text: string) => (text === '' ? '' : ` that match “${text}”`)

export const choiceTexts = {
  chosen({ all, named }: Choice<unknown>, count: number, things: string): string {
    if (count === 0) return `No ${things} chosen yet`
    const isWhole = all !== undefined && all.except.size === 0 && named.size === 0
    if (isWhole) return `All ${figure(count)} ${things}${matching(all.text)} chosen`
    if (all?.text === '') return `${figure(count)} of all ${figure(all.total)} ${things} chosen`
    return `${figure(count)} chosen`
  },
  selectAll: ({ text, total }: { text: string; total: number }, things: string) =>
    `Select all ${figure(total)} ${things}${matching(text)}`,
  oneSearch: (text: string) =>
    `All that match “${text}” are chosen. Add these first, or clear the choice.`,
  clear: 'Clear choice',
} as const

export const wholeTexts = {
  all: 'Download all as CSV',
  failed: 'The file could not be created, because some rows could not be loaded. Try again.',
} as const
