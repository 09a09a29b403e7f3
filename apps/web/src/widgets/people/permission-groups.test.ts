import { PERMISSIONS } from '@marquee/rules/access'
import { expect, test } from 'vitest'
import { permissionGroups } from './index.ts'

test('every permission stands in exactly one group [LVL-07]', () => {
  const grouped = permissionGroups.flatMap(({ permissions }) => permissions)
  expect([...grouped].sort()).toEqual([...PERMISSIONS].sort())
})
