export { beginOnce, endOnce } from './kept-answers.ts'
export { oneAtATime, readOnce, type Once } from './once.ts'
