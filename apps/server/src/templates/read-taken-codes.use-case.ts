import type { templates } from '@marquee/contract/templates'
import { accept, refuse } from '@marquee/rules/result'
import { hierarchiesStore } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { templateCodesStore } from './template-codes.store.ts'

export const readTakenCodes: UseCase<typeof templates.takenCodes> = async ({ query, use }) => {
  const { hierarchyId, except } = query
  const brand = await use(hierarchiesStore).find(hierarchyId)
  if (!brand) return refuse('not-found')
  const { CREATIVE, LETTER } = await use(templateCodesStore).takenFrom(hierarchyId, except)
  return accept({ creativeCodes: [...CREATIVE].toSorted(), letterCodes: [...LETTER].toSorted() })
}
