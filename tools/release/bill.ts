import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'

interface Bill {
  serialNumber: string
  metadata: { timestamp: string; component: { name: string } }
}

/** The bill of materials as npm writes it, without what differs each time: same commit, same bytes. */
export function billOfMaterials(root: string, { commit, time }: { commit: string; time: Date }) {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only']
  const text = execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 })
  const bill: Bill = JSON.parse(text)
  const hash = createHash('sha256').update(commit).digest('hex')
  bill.serialNumber = `urn:uuid:${asUuid(hash)}`
  bill.metadata.timestamp = time.toISOString()
  // npm takes the name of the folder.
  bill.metadata.component.name = 'marquee'
  return `${JSON.stringify(bill, null, 2)}\n`
}

const asUuid = (hash: string): string =>
  [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
