export { CountBadge, shownCount } from './count-badge.tsx'
