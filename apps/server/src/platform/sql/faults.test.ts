import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseError } from 'pg'
import { describe, expect, test } from 'vitest'
import { StartError } from '../settings/index.ts'
import { asStartError } from './faults.ts'

const ofDatabase = (code: string, message = 'Smith, 1 Main St') =>
  Object.assign(new DatabaseError(message, 0, 'error'), { code })
const ofSystem = (code: string) => Object.assign(new Error('Smith, 1 Main St'), { code })

describe('what an operator can mend is said in a sentence, without what the error quotes', () => {
  test.each([
    ['a full disk', ofSystem('ENOSPC'), /^The disk is full: make room /],
    ['a disk quota', ofSystem('EDQUOT'), /^The disk is full: make room /],
    ["the database's full disk", ofDatabase('53100'), /^The disk is full: make room /],
    [
      'a query that could not be stored',
      new Error('Failed query', { cause: ofDatabase('53100') }),
      /^The disk is full: make room /,
    ],
    [
      'a closed port',
      ofSystem('ECONNREFUSED'),
      /^The database cannot be reached \(ECONNREFUSED\): /,
    ],
    ['an unknown host', ofSystem('ENOTFOUND'), /^The database cannot be reached \(ENOTFOUND\): /],
    ['a database that stops', ofDatabase('57P01'), /^The database cannot be reached \(57P01\): /],
    [
      'a wrong password',
      ofDatabase('28P01'),
      /^The database does not let the program in \(28P01\): /,
    ],
    [
      'a missing database',
      ofDatabase('3D000'),
      /^The database server has no database of the name /,
    ],
  ])('%s', (_, error, sentence) => {
    const said = asStartError(error)
    expect(said?.message).toMatch(sentence)
    expect(said?.message).not.toContain('Smith')
  })

  test('a place that cannot be used', () => {
    const file = join(tmpdir(), `marquee-in-the-way-${process.pid}`)
    writeFileSync(file, '')
    const said = () => {
      try {
        return mkdirSync(join(file, 'below'), { recursive: true })
      } catch (error) {
        return asStartError(error)?.message
      } finally {
        rmSync(file)
      }
    }
    expect(said()).toBe(
      `${join(file, 'below')} cannot be used (ENOTDIR): give this user the right to it, or name another place.`,
    )
  })

  test('what is a sentence already stays', () => {
    const error = new StartError('Say it like this.')
    expect(asStartError(error)).toBe(error)
  })

  test('a fault of the program is none of these', () => {
    expect(asStartError(new TypeError('x is undefined'))).toBeUndefined()
    expect(asStartError(ofDatabase('23505'))).toBeUndefined()
  })
})
