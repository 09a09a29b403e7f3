export type { Actor, Story, Turn } from './described.ts'
export { placeOf, type Place } from './place-of.ts'
export { DEMO_STORIES } from './stories.ts'
