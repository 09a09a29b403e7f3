import { fileURLToPath } from 'node:url'
import { readProject } from './house/project.ts'
import { faultsOf, inFull, overview } from './ledger/report.ts'
import { groupsOf } from './ledger/requirements.ts'
import { titlesOf } from './ledger/titles.ts'

// npm run ledger [-- GROUP…]: which rows of docs/requirements.md the titles of tests name.
// With --check only what is wrong with the titles.

const project = readProject(fileURLToPath(new URL('..', import.meta.url)))
const groups = groupsOf(project.get('docs/requirements.md') ?? '')
const titles = titlesOf(project)
const named = process.argv.slice(2).filter((name) => !name.startsWith('-'))
const chosen = groups.filter(({ name }) => named.includes(name))

if (!process.argv.includes('--check')) {
  console.log(named.length > 0 ? inFull(chosen, titles) : overview(groups, titles))
}
const strangers = named.filter((name) => !groups.some((group) => group.name === name))
const faults = [
  ...strangers.map((name) => `${name} is no group of the ledger`),
  ...faultsOf(groups, titles),
]
for (const fault of faults) console.log(fault)
if (faults.length > 0) process.exitCode = 1
