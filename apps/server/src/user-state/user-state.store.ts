import { asc } from 'drizzle-orm'
import { personSelections, reportConfigs } from '../db/schema/index.ts'
import { store } from '../platform/sql/index.ts'

export type Selection = typeof personSelections.$inferSelect

/** What a person chose to work in; row-level security lets everyone write only their own. */
export const selectionsStore = store((sql) => ({
  async save(selection: Selection): Promise<void> {
    const { personKey: _, ...set } = selection
    await sql
      .insert(personSelections)
      .values(selection)
      .onConflictDoUpdate({ target: personSelections.personKey, set })
  },
}))

export const reportConfigsStore = store((sql) => ({
  all: () => sql.select().from(reportConfigs).orderBy(asc(reportConfigs.key)),
}))
