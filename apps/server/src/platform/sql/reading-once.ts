import type { Store } from './store.ts'

type Use = <Methods>(store: Store<Methods>) => Methods

/**
 * The same `use`, but of these stores each question is asked once: for a call that asks about many things
 * alike, and changes nothing in these stores.
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
          // A statement is sent each time that somebody waits for it; a promise is not.
          const answer = answers.get(name) ?? Promise.resolve(read(...args))
          answers.set(name, answer)
          // What was refused to one is asked anew for the next.
          answer.catch(() => answers.delete(name))
          return answer
        },
    })
  }
}
