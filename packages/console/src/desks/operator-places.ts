import { actEndpoints } from '@linmen/contract/console/acts.endpoints.ts'
import { consoleEndpoints } from '@linmen/contract/console/console.endpoints.ts'
import { operatorDesks } from '@linmen/contract/console/operator-desks.ts'
import { operatorRoles, roleNames } from '@linmen/domain/operator/roles.ts'
import { reason, withReason, type ConsoleDesk, type Field, type Values } from '#kit/console-desk.ts'

const role: Field = {
  name: 'role',
  title: '角色',
  kind: 'choice',
  options: operatorRoles.map((each) => ({ value: each, label: roleNames[each] })),
  initial: (row) => row['role'],
}

const turned = (on: boolean) => (row: Values, values: Values) => ({
  ...withReason(row, values),
  on,
})

export const operatorPlaces: readonly ConsoleDesk[] = [
  {
    desk: operatorDesks.switches,
    group: 'system',
    deeds: [
      {
        title: '关闭',
        danger: true,
        row: actEndpoints.setSwitch,
        when: ({ state }) => state === 'on',
        input: turned(false),
      },
      {
        title: '开放',
        row: actEndpoints.setSwitch,
        when: ({ state }) => state === 'off',
        input: turned(true),
      },
    ],
    related: [{ desk: operatorDesks.audit, wish: ({ id }) => ({ subject: String(id) }) }],
  },
  {
    desk: operatorDesks.audit,
    group: 'system',
  },
  {
    desk: operatorDesks.operators,
    group: 'system',
    makes: [
      {
        title: '添加运营人员',
        row: consoleEndpoints.setOperator,
        fields: [{ name: 'phone', title: '手机号或会员编号', kind: 'text', max: 64 }, role, reason],
        input: (_row, values) => values,
      },
    ],
    deeds: [
      {
        title: '改角色',
        row: consoleEndpoints.setOperator,
        fields: [role, reason],
        input: (row, values) => ({ ...values, phone: row['id'] }),
      },
      {
        title: '重置两步验证',
        row: consoleEndpoints.resetFactor,
        danger: true,
        input: withReason,
      },
      { title: '移除', row: consoleEndpoints.removeOperator, danger: true, input: withReason },
    ],
    related: [
      { desk: operatorDesks.operatorSessions, wish: ({ id }) => ({ memberId: String(id) }) },
      { desk: operatorDesks.audit, wish: ({ id }) => ({ actor: String(id) }) },
    ],
  },
  {
    desk: operatorDesks.operatorSessions,
    group: 'system',
    deeds: [
      { title: '结束登录', row: consoleEndpoints.endSession, danger: true, input: withReason },
    ],
  },
]
