import { prepareJourneys } from './journeys/prepare.ts'

// Prepares a folder for `tools/test-journeys.ts`, while other work leaves a core idle.

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name a folder')
await prepareJourneys(folder)
