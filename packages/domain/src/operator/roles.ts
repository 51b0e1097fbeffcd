import {
  operatorAreas,
  type OperatorArea,
  type Permission,
} from '@linmen/contract/kit/permission.ts'

export const operatorRoles = ['owner', 'finance', 'content', 'risk', 'support', 'reader'] as const
export type OperatorRole = (typeof operatorRoles)[number]

/** `-` nothing, `r` to look, `w` to look and to act. */
type Reach = '-' | 'r' | 'w'

/** What each role may do, area by area, in the order owner, finance, content, risk, support, reader. */
const reach: Readonly<Record<OperatorArea, readonly [Reach, Reach, Reach, Reach, Reach, Reach]>> = {
  dashboard: ['r', 'r', 'r', 'r', 'r', 'r'],
  members: ['w', 'r', 'r', 'w', 'r', 'r'],
  orders: ['w', 'w', '-', 'r', 'r', 'r'],
  payouts: ['w', 'w', '-', 'r', '-', 'r'],
  ledger: ['w', 'w', '-', 'r', '-', 'r'],
  content: ['w', '-', 'w', 'w', 'r', 'r'],
  news: ['w', '-', 'w', '-', '-', 'r'],
  experts: ['w', '-', 'w', 'r', '-', 'r'],
  coupons: ['w', 'w', 'r', 'r', 'r', 'r'],
  products: ['w', 'w', 'r', '-', 'r', 'r'],
  promotions: ['w', '-', 'w', '-', 'r', 'r'],
  feeds: ['w', '-', 'r', 'w', '-', 'r'],
  outbox: ['w', '-', '-', 'r', 'r', '-'],
  support: ['w', '-', 'r', 'r', 'w', 'r'],
  broadcast: ['w', '-', 'w', '-', '-', 'r'],
  switches: ['w', 'r', 'r', 'r', 'r', 'r'],
  audit: ['r', 'r', '-', 'r', '-', 'r'],
  operators: ['w', '-', '-', '-', '-', '-'],
}

/** Whether the role allows it. Who may act may look. */
export function mayOperate(role: OperatorRole, permission: Permission): boolean {
  const [area, deed] = permission.split('.') as [OperatorArea, 'read' | 'act']
  const has = reach[area][operatorRoles.indexOf(role)]
  return has === 'w' || (has === 'r' && deed === 'read')
}

/** Everything the role allows, as a console needs it to show no door that is shut. */
export const permissionsOf = (role: OperatorRole): Permission[] =>
  operatorAreas
    .flatMap((area): Permission[] => [`${area}.read`, `${area}.act`])
    .filter((permission) => mayOperate(role, permission))

export const roleNames: Readonly<Record<OperatorRole, string>> = {
  owner: '负责人',
  finance: '财务',
  content: '内容',
  risk: '风控',
  support: '客服',
  reader: '只读',
}
