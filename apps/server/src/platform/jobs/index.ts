export { oneByOne } from './one-by-one.ts'
export { jobsQueue } from './queue.ts'
export { jobsStanding, type JobsStanding } from './standing.ts'
export { startJobs, type Job, type JobCall, type RunningJobs } from './runner.ts'
