import { expect, test } from 'vitest'
import { ApiError } from '../../../api/index.ts'
import { whenConnected } from './use-attempts.ts'

const request = { baseUrl: '', method: 'PUT' as const, url: '/campaign' }
const failed = (code: string, statusCode: number) =>
  new ApiError(code, 'No.', { ...request, message: 'No.', statusCode })

/** Fails so many times, and counts the tries. */
function failing(times: number, error: ApiError) {
  let tried = 0
  const run = async () => {
    tried += 1
    if (tried <= times) throw error
    return 'saved'
  }
  return { run, tried: () => tried }
}

test('what could not be sent is sent as soon as the connection is back', async () => {
  const { run, tried } = failing(2, failed('network.unreachable', 0))
  const notified: boolean[] = []
  const onWaiting = (isWaiting: boolean) => {
    notified.push(isWaiting)
    if (isWaiting) setTimeout(() => window.dispatchEvent(new Event('online')), 5)
  }
  const answer = await whenConnected(run, { onWaiting, signal: new AbortController().signal })
  expect(answer).toBe('saved')
  expect(tried()).toBe(3)
  expect(notified).toEqual([true, true, false])
})

test('what was refused is not tried again', async () => {
  const { run, tried } = failing(5, failed('campaign.changed-meanwhile', 412))
  const onWaiting = () => undefined
  const signal = new AbortController().signal
  await expect(whenConnected(run, { onWaiting, signal })).rejects.toThrow('No.')
  expect(tried()).toBe(1)
})

test('who leaves waits no longer', async () => {
  const { run } = failing(Infinity, failed('network.unreachable', 0))
  const controller = new AbortController()
  const onWaiting = (isWaiting: boolean) => isWaiting && setTimeout(() => controller.abort(), 5)
  await expect(whenConnected(run, { onWaiting, signal: controller.signal })).rejects.toThrow('No.')
})
