import { sql as raw } from 'drizzle-orm'
import type { Result } from '@marquee/rules/result'
import { store } from './store.ts'

/** A part of a call that is undone by itself when it is refused, while the rest of the call stands. */
export const savepoint = store((sql) => ({
  async keepIfDone<Value, Reason extends string>(
    work: () => Promise<Result<Value, Reason>>,
  ): Promise<Result<Value, Reason>> {
    await sql.execute(raw`SAVEPOINT part`)
    const outcome = await work()
    await sql.execute(outcome.ok ? raw`RELEASE part` : raw`ROLLBACK TO part; RELEASE part`)
    return outcome
  },
}))
