import type { Store, Use } from './store.ts'

/**
 * The same `use`, but each read of these stores is made once: for a call that makes many similar reads,
 * and changes nothing in these stores.
 */
export function readingOnce(use: Use, stores: readonly Store<unknown>[]): Use {
  const answers = new Map<string, Promise<unknown>>()
  return (store) => {
    const at = stores.indexOf(store)
    if (at === -1) return use(store)
    const questions = use(store)
    if (typeof questions !== 'object' || questions === null) return questions
    return new Proxy<typeof questions>(questions, {
      get:
        (methods, method) =>
        (...args: unknown[]) => {
          const name = JSON.stringify([at, String(method), args])
          const read: (...args: unknown[]) => unknown = Reflect.get<object, PropertyKey>(
            methods,
            method,
          )
          // A statement is sent each time that it is awaited; a promise is not.
          const answer = answers.get(name) ?? Promise.resolve(read(...args))
          answers.set(name, answer)
          // A failed read is tried again by the next caller.
          answer.catch(() => answers.delete(name))
          return answer
        },
    })
  }
}
