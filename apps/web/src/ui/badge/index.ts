export { CountBadge } from './count-badge.tsx'
export { MOST_SHOWN, shownCount } from './shown-count.rules.ts'
