export { ChangedMeanwhile } from './changed-meanwhile.tsx'
