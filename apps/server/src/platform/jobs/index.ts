export { oneByOne } from './one-by-one.ts'
export { jobsQueue } from './queue.ts'
export { startJobs, type Job, type JobCall, type RunningJobs } from './runner.ts'
