import { expect, test } from 'vitest'
import type { Permission } from '@linmen/contract/kit/permission.ts'
import { mayOperate, operatorRoles, permissionsOf, type OperatorRole } from './roles.ts'

test.each<[OperatorRole, Permission, boolean]>([
  ['owner', 'operators.act', true],
  ['finance', 'payouts.act', true],
  ['finance', 'content.act', false],
  ['content', 'payouts.read', false],
  ['risk', 'members.act', true],
  ['risk', 'payouts.act', false],
  ['support', 'support.act', true],
  ['support', 'members.act', false],
  ['reader', 'ledger.read', true],
  ['reader', 'ledger.act', false],
])('%s and %s: %s', (role, permission, may) => {
  expect(mayOperate(role, permission)).toBe(may)
})

test('a reader acts nowhere, and only an owner makes operators', () => {
  expect(permissionsOf('reader').filter((each) => each.endsWith('.act'))).toEqual([])
  const makers = operatorRoles.filter((role) => mayOperate(role, 'operators.act'))
  expect(makers).toEqual(['owner'])
})

test('who may act may look', () => {
  for (const role of operatorRoles)
    for (const permission of permissionsOf(role).filter((each) => each.endsWith('.act')))
      expect(permissionsOf(role)).toContain(permission.replace('.act', '.read'))
})
