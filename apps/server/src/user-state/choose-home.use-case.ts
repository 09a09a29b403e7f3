import type { userState } from '@marquee/contract/user-state'
import { accept, refuse } from '@marquee/rules/result'
import { homesStore } from '../people/index.ts'
import type { UseCase } from '../platform/use-case.ts'

export const chooseHome: UseCase<typeof userState.chooseHome> = async ({ body, use, announce }) => {
  const key = body.homeKey
  const path = await use(homesStore).choose(key)
  if (path === undefined) return refuse('not-found')
  announce({ key }, { key, path })
  return accept({ homeKey: key })
}
