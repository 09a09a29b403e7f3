import type { Input } from './request.ts'

interface Page {
  page: number
  totalElements: number
}

/** All pages of a search as one answer, of which the server gives only so many rows at once. */
export async function everyPage(
  ask: (input: Input) => Promise<unknown>,
  input: Input,
  rows: string,
): Promise<unknown> {
  const whole = { ...((await ask(input)) as Page & Record<string, unknown[]>) }
  const all = [...(whole[rows] as unknown[])]
  while (all.length < whole.totalElements) {
    const answer = (await ask(atPage(input, whole.page + 1))) as typeof whole
    // Somebody took rows away meanwhile.
    if (answer[rows]?.length === 0) break
    all.push(...(answer[rows] as unknown[]))
    Object.assign(whole, { page: answer.page, totalElements: answer.totalElements })
  }
  return { ...whole, [rows]: all, page: 0 }
}

/** A search with a body names the page in it. */
function atPage({ query, body, ...input }: Input, page: number): Input {
  return typeof body === 'object' && body !== null
    ? { ...input, query, body: { ...body, page } }
    : { ...input, body, query: { ...query, page: String(page) } }
}
