export { EnrollForm } from './enroll-form.tsx'
export { periodInWords } from './period-in-words.ts'
export { SeasonCard, SeasonCards, SeasonCardsSkeleton } from './season-card.tsx'
