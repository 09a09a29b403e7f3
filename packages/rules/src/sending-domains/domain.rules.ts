import type { UserLevel } from '../access/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'

export const MOST_OF_DOMAIN = 120

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** A domain as it is typed: in small letters, without the dot that may end it. */
export function readDomain(typed: string): Result<string, 'sending-domain.not-a-domain'> {
  const domain = typed.trim().toLowerCase().replace(/\.$/, '')
  const labels = domain.split('.')
  const isDomain =
    domain.length <= MOST_OF_DOMAIN &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    // An address of numbers is no domain.
    /[a-z]/.test(labels.at(-1) ?? '')
  return isDomain ? accept(domain) : refuse('sending-domain.not-a-domain')
}

/** It stands for all of the brand's dealers. */
export const maySetSendingDomain = (
  level: UserLevel,
): Result<true, 'sending-domain.not-whole-brand'> =>
  level === 'NATIONAL' ? accept(true) : refuse('sending-domain.not-whole-brand')
