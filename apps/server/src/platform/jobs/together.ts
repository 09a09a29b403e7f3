interface Waiting<Item> {
  item: Item
  resolve: () => void
  reject: (error: unknown) => void
}

/**
 * Saves what comes one by one in few goes: while some are being saved, those that come wait, and go together next.
 * Each resolves once it is saved; what fails, fails for all of its go.
 */
export function together<Item>(
  save: (items: readonly Item[]) => Promise<void>,
): (item: Item) => Promise<void> {
  let waiting: Waiting<Item>[] = []
  let isSaving = false
  const saveAll = async () => {
    isSaving = true
    while (waiting.length > 0) {
      const going = waiting
      waiting = []
      try {
        await save(going.map(({ item }) => item))
        for (const { resolve } of going) resolve()
      } catch (error) {
        for (const { reject } of going) reject(error)
      }
    }
    isSaving = false
  }
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isSaving) void saveAll()
    })
}
