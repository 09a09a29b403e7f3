import type { listPreferences } from '@marquee/contract/list-preferences'
import { accept } from '@marquee/rules/result'
import type { UseCase } from '../platform/use-case.ts'
import { listColumnsStore } from './list-columns.store.ts'
import { presentColumn } from './list-preferences.present.ts'

export const arrangeColumns: UseCase<typeof listPreferences.arrangeColumns> = async (call) => {
  const { params, body, person, use, announce } = call
  const columns = use(listColumnsStore)
  await columns.arrange(person.key, params.list, body.columns)
  announce({ list: params.list, columns: body.columns.length })
  const now = await columns.of(person.key, params.list)
  return accept({ columns: now.map(presentColumn) })
}

export const resetColumns: UseCase<typeof listPreferences.resetColumns> = async (call) => {
  const { params, person, use, announce } = call
  await use(listColumnsStore).reset(person.key, params.list)
  announce({ list: params.list })
  return accept({ columns: [] })
}
