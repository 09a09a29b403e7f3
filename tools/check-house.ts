import { fileURLToPath } from 'node:url'
import { houseRules } from './house/house-rules.ts'
import { readProject } from './house/project.ts'
import { houseOf } from './house/rule.ts'

// The house rules of the architecture that no compiler holds; silent when all is well.

const house = houseOf(readProject(fileURLToPath(new URL('..', import.meta.url))))
for (const { name, why, findings } of houseRules) {
  const found = findings(house)
  if (found.length === 0) continue
  console.log(`${name}: ${why}`)
  for (const { file, line, says } of found) console.log(`  ${file}:${line} ${says}`)
  process.exitCode = 1
}
