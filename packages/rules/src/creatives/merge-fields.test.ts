import { describe, expect, test } from 'vitest'
import { bracesProblem } from './index.ts'

const problem = (text: string) => bracesProblem(text, ['eventName', 'seats'])

describe('braces in a text', () => {
  test('are fine around a field of the product or of the creative, with or without spaces', () => {
    expect(problem('')).toBeUndefined()
    expect(problem('Hello {{firstName}}, your {{ vehicle }} and {{eventName}}')).toBeUndefined()
  })

  test.each([
    ['Dear {{customer.firstName}}', '{{customer.firstName}}', '{{firstName}}'],
    ['{{first_name}},', '{{first_name}}', '{{firstName}}'],
    ['{{FIRSTNAME}}', '{{FIRSTNAME}}', '{{firstName}}'],
    ['{{dealerName}}', '{{dealerName}}', '{{dealer}}'],
    ['{{Vehicle.Model}}', '{{Vehicle.Model}}', '{{vehicle}}'],
    ['{{vehcile}}', '{{vehcile}}', '{{vehicle}}'],
    ['{{expirey}}', '{{expirey}}', '{{expiry}}'],
    ['{{eventNmae}}', '{{eventNmae}}', '{{eventName}}'],
  ])('%s names the field that was meant', (text, written, meant) => {
    expect(problem(text)).toBe(`“${written}” is not a field. Did you mean ${meant}?`)
  })

  test('around something else list the fields that there are', () => {
    expect(problem('{{zodiac}}')).toBe(
      '“{{zodiac}}” is not a field. The fields are {{firstName}}, {{vehicle}}, {{dealer}}, {{expiry}}, {{eventName}}, {{seats}}.',
    )
    expect(problem('{{}}')).toContain('“{{}}” is not a field.')
  })

  test('name no field of the creative that has no name yet', () => {
    expect(bracesProblem('{{zodiac}}', ['', 'seats'])).toBe(
      '“{{zodiac}}” is not a field. The fields are {{firstName}}, {{vehicle}}, {{dealer}}, {{expiry}}, {{seats}}.',
    )
  })

  test.each(['{{firstName}', '{firstName}', 'firstName}}', '{{{firstName}}}', '{{ {{firstName}}'])(
    '%s would be printed as it is typed',
    (text) => {
      expect(problem(text)).toBe(
        'A brace is printed as it is typed: write a field as {{firstName}}, and leave out the others.',
      )
    },
  )
})
