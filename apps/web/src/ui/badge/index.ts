export { CountBadge, MOST_SHOWN, shownCount } from './count-badge.tsx'
