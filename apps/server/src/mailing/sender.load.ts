import { secretsStore } from '../platform/secrets/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { createDkimKey, dkimRecord, dkimSigner } from './dkim.painter.ts'
import { pieceNames, type PieceNames } from './piece-names.load.ts'

/** By whom emails come, and that they do. */
export interface Sender {
  domain: string
  sign: (message: string, now: number) => Promise<string>
  names: PieceNames
}

/** The one name under which the DNS of a domain shows our key. */
const SELECTOR = 'marquee'

export async function loadSender(domain: string, use: Use): Promise<Sender> {
  const privateKey = await keptKey(domain, use)
  return {
    domain,
    sign: dkimSigner({ domain, selector: SELECTOR, privateKey }),
    names: pieceNames(await use(secretsStore).keep('piece-names')),
  }
}

/** What the DNS of a domain has to show of our key, and under which name. */
export async function dkimOf(
  domain: string,
  use: Use,
): Promise<{ selector: string; record: string }> {
  return { selector: SELECTOR, record: dkimRecord(await keptKey(domain, use)) }
}

/** Made once for each domain; all programs sign with the same. */
async function keptKey(domain: string, use: Use): Promise<string> {
  const name = `dkim ${domain}`
  const found = await use(secretsStore).find(name)
  if (found !== undefined) return found
  const { privateKey } = await createDkimKey('rsa')
  return use(secretsStore).keep(name, () => privateKey)
}
