export { HistoryLink } from './history-link.tsx'
