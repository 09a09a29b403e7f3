import { describe, expect, test } from 'vitest'
import {
  maySuppress,
  MOST_SUPPRESSIONS_IN_FILE,
  readSuppressions,
  suppressionsTemplate,
  type SuppressionFile,
} from './suppression-file.rules.ts'

function read(text: string): SuppressionFile {
  const found = readSuppressions(text)
  if (!found.ok) throw new Error(found.reason)
  return found.value
}
const blank = { email: '', lastName: '', line1: '', postalCode: '' }

describe('a file of people to whom nothing is sent any more', () => {
  test('is read as a list of addresses alone: they asked for no more emails', () => {
    const { rows, refused } = read('Email Address\nada@quill.example\nMia@Brandt.example\n')
    expect(refused).toEqual([])
    expect(rows).toEqual([
      {
        line: 2,
        person: { ...blank, email: 'ada@quill.example' },
        channel: 'EMAIL',
        why: 'OPTED_OUT',
      },
      expect.objectContaining({ line: 3, channel: 'EMAIL' }),
    ])
  })

  test('names people by their address as well, who then get no mail either, unless it says what', () => {
    const { rows } = read(
      [
        'Last name,Street,ZIP,Email,Channel,Reason',
        'Quill,14 Harbor Street,48104,,,',
        'Brandt,2 Elm Road,48104,mia@brandt.example,Mail,Their mail is returned',
        'Novak,3 Elm Road,48104,,ALL,complained',
      ].join('\n'),
    )
    expect(rows.map(({ channel, why }) => [channel, why])).toEqual([
      ['ALL', 'OPTED_OUT'],
      ['MAIL', 'UNDELIVERABLE'],
      ['ALL', 'COMPLAINED'],
    ])
  })

  test('says of each line that it cannot use what is wrong, and in which cell', () => {
    const { rows, refused, ignored } = read(
      [
        'Email,Last name,Street,ZIP,Nothing by,Why,Color',
        'no address,,,,,,',
        ',Quill,,48104,,,',
        'a@b.example,,,,By pigeon,,',
        'a@b.example,,,,Email,They were erased,',
        'a@b.example',
      ].join('\n'),
    )
    expect(rows).toEqual([])
    expect(refused.map(({ line, field, reason }) => [line, field, reason])).toEqual([
      [2, 'email', 'row.email'],
      [3, undefined, 'row.no-one'],
      [4, 'channel', 'row.channel-unknown'],
      [5, 'reason', 'row.reason-unknown'],
      [6, undefined, 'row.cells'],
    ])
    expect(ignored).toEqual(['Color'])
    expect(maySuppress({ rows, refused })).toMatchObject({ reason: 'file.nothing-usable' })
  })

  test('is refused as a whole where it names no one, or too many', () => {
    expect(readSuppressions('Name,Color\nAda,red\n')).toMatchObject({
      reason: 'suppressions.headers-missing',
    })
    const lines = 'a@b.example\n'.repeat(MOST_SUPPRESSIONS_IN_FILE + 1)
    expect(readSuppressions(`Email\n${lines}`)).toMatchObject({
      reason: 'suppressions.too-many-lines',
    })
    expect(readSuppressions('Email\n')).toMatchObject({ reason: 'file.empty' })
  })

  test('begins with a template that can be used as it is', () => {
    const { rows, refused } = read(suppressionsTemplate())
    expect(refused).toEqual([])
    expect(rows.map(({ channel }) => channel)).toEqual(['EMAIL', 'ALL'])
  })
})
