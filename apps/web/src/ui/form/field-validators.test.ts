import { beforeEach, expect, test, vi } from 'vitest'
import { createFieldValidators } from './field-validators.ts'

beforeEach(() => void vi.useFakeTimers())

/** A validator that refuses 'taken' and records the values that it was called with. */
function validators() {
  const checked: string[] = []
  const fields = createFieldValidators()
  const clear = fields.register('name', async (value: string) => {
    checked.push(value)
    return value === 'taken' ? 'This name is taken.' : undefined
  })
  return { checked, fields, clear }
}

async function answer(question: Promise<string | undefined>): Promise<string | undefined> {
  await vi.runAllTimersAsync()
  return question
}

test('a value that was never checked is asked of the remote action [FRM-14]', async () => {
  const { checked, fields } = validators()
  expect(await answer(fields.check('name', 'taken'))).toBe('This name is taken.')
  expect(await answer(fields.check('name', 'free'))).toBeUndefined()
  expect(checked).toEqual(['taken', 'free'])
})

test('a value that was checked returns its stored result and is not sent again [FRM-14]', async () => {
  const { checked, fields } = validators()
  for (const value of ['taken', 'free', 'taken', 'free']) {
    expect(await answer(fields.check('name', value))).toBe(
      value === 'taken' ? 'This name is taken.' : undefined,
    )
  }
  expect(checked).toEqual(['taken', 'free'])
})

test('a field without a validator is not checked [FRM-13]', async () => {
  const { checked, fields } = validators()
  expect(await answer(fields.check('other', 'taken'))).toBeUndefined()
  expect(checked).toEqual([])
})

test('a cleared validator is gone, and so are its results [FRM-13, FRM-14]', async () => {
  const { checked, fields, clear } = validators()
  await answer(fields.check('name', 'taken'))
  clear()
  expect(await answer(fields.check('name', 'taken'))).toBeUndefined()
  fields.register('name', async () => 'Another answer.')
  expect(await answer(fields.check('name', 'taken'))).toBe('Another answer.')
  expect(checked).toEqual(['taken'])
})

test('a value that is typed over at once is never sent [FRM-14]', async () => {
  const { checked, fields } = validators()
  const first = fields.check('name', 'tak')
  const second = fields.check('name', 'taken')
  expect(await answer(first)).toBeUndefined()
  expect(await answer(second)).toBe('This name is taken.')
  expect(checked).toEqual(['taken'])
})

test('what could not be answered is asked again the next time [FRM-14]', async () => {
  const fields = createFieldValidators()
  const answers = [() => Promise.reject(new Error('offline')), async () => 'This name is taken.']
  fields.register('name', () => (answers.shift() ?? (async () => undefined))())
  expect(await answer(fields.check('name', 'taken'))).toBeUndefined()
  expect(await answer(fields.check('name', 'taken'))).toBe('This name is taken.')
})
