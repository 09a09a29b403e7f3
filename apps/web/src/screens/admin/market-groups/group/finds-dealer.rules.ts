import type { GroupDealer } from '../answers.ts'

type Sought = Pick<GroupDealer, 'marketName' | 'sourceId' | 'city'>

/** Would the server's search for a part of name, dealer id or city find this dealer? */
export function findsDealer({ marketName, sourceId, city }: Sought, text: string): boolean {
  const wanted = text.trim().toLowerCase()
  return [marketName, sourceId.id, city ?? ''].some((each) => each.toLowerCase().includes(wanted))
}
