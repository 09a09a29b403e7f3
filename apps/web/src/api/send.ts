import { ID_TOKEN_HEADER, isTokenValid } from '@marquee/rules/sign-in'
import { renamed } from '@marquee/rules/wire-names'
import { errorOf, unreachable, type FailedRequest } from './api-error.ts'
import type { CallOptions, Operation } from './call.ts'
import { connection } from './connection.ts'
import { newPress } from './press.ts'
import { addressOf, contentOf, withSelection, type Content, type Input } from './request.ts'
import { selection } from './selection.ts'

/** One call: token, request, one renewal where the token is refused, answer or error. */
export async function send(
  operation: Operation,
  input: Input = {},
  options: CallOptions = {},
): Promise<unknown> {
  const { token, renew, idToken, signIn, forbidden, baseUrl } = connection()
  const chosen = options.selection === false ? input : withSelection(operation, input, selection())
  const request = { baseUrl, method: operation.method, url: addressOf(operation, chosen) }
  const content = { ...contentOf({ ...chosen, body: renamed(chosen.body, operation.bodyNames) }) }
  if (operation.idempotent) {
    const key = options.idempotencyKey ?? newPress()
    content.headers = { ...content.headers, 'idempotency-key': key }
  }
  const ask = (more: Readonly<Record<string, string>> = {}) => {
    const whole = { ...content, headers: { ...content.headers, ...more } }
    return answerTo(request, whole, token(), options.signal)
  }

  const renewedBefore = !isTokenValid(token(), Date.now()) && (await renew())
  let response = await ask()
  if (response.status === 401 && !renewedBefore && (await renew())) response = await ask()
  let error = response.ok ? undefined : await errorOf(request, response, operation.bodyNames)
  // Who is invited is found by their address, which some providers say in the ID token alone.
  const vouching = error?.code === 'access.no-address' ? await idToken() : undefined
  if (vouching) {
    response = await ask({ [ID_TOKEN_HEADER]: vouching })
    error = response.ok ? undefined : await errorOf(request, response, operation.bodyNames)
  }
  if (!error) return renamed(await contentIn(response, options.most), operation.replyNames)
  if (error.status === 401) signIn()
  if (error.status === 403) forbidden(error)
  throw error
}

async function answerTo(
  request: FailedRequest,
  content: Content,
  token: string | null,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const { baseUrl, method, url } = request
  const headers = {
    accept: 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
    ...content.headers,
  }
  try {
    return await fetch(`${baseUrl}${url}`, {
      method,
      headers,
      body: content.body,
      signal,
    })
  } catch (error) {
    // The person left the screen: that is no failure to show.
    if (signal?.aborted) throw error
    throw unreachable(request)
  }
}

/** JSON; of a file its text, or no more than its beginning where that is enough. */
async function contentIn(response: Response, most = Infinity): Promise<unknown> {
  const isFile = response.headers.get('content-type')?.startsWith('text/csv')
  if (!isFile || !response.body) return response.json()
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (text.length < most) {
    const { value, done } = await reader.read()
    if (done) return text
    text += value
  }
  await reader.cancel()
  return text
}
