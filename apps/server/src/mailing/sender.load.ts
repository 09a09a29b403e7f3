import { secretsStore } from '../platform/secrets/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { createDkimKey, dkimRecord, dkimSigner } from './dkim.painter.ts'
import { PIECE_NAMES, pieceNames, type PieceNames } from './piece-names.load.ts'

/** By whom emails come, and that they do. */
export interface Sender {
  domain: string
  sign: (message: string, now: number) => Promise<string>
  names: PieceNames
}

/** The one name under which the DNS of a domain shows our key. */
const SELECTOR = 'marquee'

export async function loadSender(domain: string, use: Use): Promise<Sender> {
  const privateKey = await keptDkimKey(domain, use)
  return {
    domain,
    sign: dkimSigner({ domain, selector: SELECTOR, privateKey }),
    names: pieceNames(await use(secretsStore).keep(PIECE_NAMES)),
  }
}

/** What the DNS of a domain has to show of our key, and under which name; undefined: there is no key yet. */
export async function dkimOf(
  domain: string,
  use: Use,
): Promise<{ selector: string; record: string } | undefined> {
  const key = await use(secretsStore).find(secretOf(domain))
  return key === undefined ? undefined : { selector: SELECTOR, record: dkimRecord(key) }
}

/** Made once for each domain; all programs sign with the same. */
export async function keptDkimKey(domain: string, use: Use): Promise<string> {
  const found = await use(secretsStore).find(secretOf(domain))
  if (found !== undefined) return found
  const { privateKey } = await createDkimKey('rsa')
  return use(secretsStore).keep(secretOf(domain), () => privateKey)
}

const secretOf = (domain: string) => `dkim ${domain}`
