import type { listPreferences } from '@marquee/contract/list-preferences'
import type { AnswerOf } from '@marquee/contract/operation'
import { arrangeColumn, type ArrangedColumn, type ListName } from '@marquee/rules/list-preferences'
import { useQueryClient } from '@tanstack/react-query'
import { allOf, api, keepAnswer, useChange, useOperation } from '../../api/index.ts'
import type { Arrangement } from '../../ui/grid/index.ts'

type Preferences = AnswerOf<typeof listPreferences.read>
export type SavedFilter = Preferences['lists'][number]['savedFilters'][number]

interface ListPreferences {
  /** They may still come. */
  isLoading: boolean
  isFailed: boolean
  retry: () => void
  savedFilters: readonly SavedFilter[]
  columns: readonly ArrangedColumn[]
  /** Of all lists. */
  all: Preferences['lists']
}

const NO_FILTERS: readonly SavedFilter[] = []
const NO_COLUMNS: readonly ArrangedColumn[] = []
const NO_LISTS: Preferences['lists'] = []

/** What a person saved and arranged in a list. It is loaded once for all lists. */
export function useListPreferences(list: ListName): ListPreferences {
  const { status, response, retry } = useOperation(
    api.listPreferences.read,
    {},
    { selection: false, staysFresh: true },
  )
  const all = response?.lists ?? NO_LISTS
  const own = all.find((one) => one.list === list)
  return {
    isLoading: status === 'loading',
    isFailed: status === 'failed',
    retry,
    savedFilters: own?.savedFilters ?? NO_FILTERS,
    columns: own?.columns ?? NO_COLUMNS,
    all,
  }
}

/** The columns of a list as a person has them: they move at once, and are stored behind that. */
export function useArrangement(list: ListName): Arrangement {
  const client = useQueryClient()
  const { all, columns, savedFilters } = useListPreferences(list)
  const arranging = useChange(api.listPreferences.arrangeColumns, { selection: false })
  const resetting = useChange(api.listPreferences.resetColumns, { selection: false })
  const show = (next: ArrangedColumn[]) => {
    const others = all.filter((one) => one.list !== list)
    keepAnswer(client, api.listPreferences.read, {
      lists: [...others, { list, savedFilters: [...savedFilters], columns: next }],
    })
  }
  const store = async (stored: Promise<unknown>) => {
    const answer = await stored
    if (answer === undefined) {
      await client.invalidateQueries({ queryKey: allOf(api.listPreferences.read) })
    }
  }
  return {
    columns,
    arrange: (column) => {
      show(arrangeColumn(columns, column))
      void store(arranging.run({ params: { list }, body: { columns: [column] } }))
    },
    reset: () => {
      show([])
      void store(resetting.run({ params: { list } }))
    },
  }
}
