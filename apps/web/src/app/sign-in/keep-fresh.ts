import { waitBeforeRenewal } from '@marquee/rules/sign-in'
import { storedToken } from './stored-token.ts'

/**
 * Renews the token before it expires, for as long as that works. A computer that slept meanwhile
 * renews at its next call instead.
 */
export function keepFresh(renew: () => Promise<boolean>): void {
  const watched = storedToken()
  const wait = waitBeforeRenewal(watched, Date.now())
  if (wait === undefined) return
  const renewOnce = async () => {
    // Another tab, or a call that was refused, may have been faster.
    if (storedToken() !== watched || (await renew())) keepFresh(renew)
  }
  setTimeout(() => void renewOnce(), wait)
}
