import { useEffect, useState, type ReactNode } from 'react'
import { useNotifications } from '../../ui/notifications/index.ts'
import type { Refusals } from '../connection.ts'
import { ACCOUNT_REFUSALS, AccountPage, type AccountRefusal } from './pages.tsx'

/** Tells a person what they may not do; an account that may do nothing gets a page of its own. */
export function Refused({ refusals, children }: { refusals: Refusals; children: ReactNode }) {
  const { notify } = useNotifications()
  const [account, setAccount] = useState<AccountRefusal>()
  useEffect(
    () =>
      refusals.listen(({ code, message }) => {
        if (isAboutAccount(code)) setAccount(code)
        else notify('error', message)
      }),
    [refusals, notify],
  )
  return account ? <AccountPage reason={account} /> : children
}

const isAboutAccount = (code: string): code is AccountRefusal =>
  (ACCOUNT_REFUSALS as readonly string[]).includes(code)
