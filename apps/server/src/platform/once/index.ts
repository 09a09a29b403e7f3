export { beginOnce, endOnce } from './stored-answers.ts'
export { oneAtATime, readOnce, type Once } from './once.ts'
