import { operatorDesks } from '@linmen/contract/console/operator-desks.ts'
import { settingDesks } from '@linmen/contract/console/setting-desks.ts'
import { settingEndpoints } from '@linmen/contract/console/setting.endpoints.ts'
import { reason, type ConsoleDesk, type Values } from '#kit/console-desk.ts'

const audited = {
  desk: operatorDesks.audit,
  wish: ({ id }: Values) => ({ subject: String(id) }),
}

export const settingPlaces: readonly ConsoleDesk[] = [
  {
    desk: settingDesks.tools,
    group: 'money',
    deeds: [
      {
        title: '定价与上下架',
        row: settingEndpoints.setTool,
        when: ({ sold }) => sold === true,
        fields: [
          {
            name: 'member',
            title: '会员价，0 为免费',
            kind: 'money',
            initial: (row) => row['member'],
          },
          { name: 'others', title: '非会员价', kind: 'money', initial: (row) => row['others'] },
          {
            name: 'on',
            title: '上架',
            kind: 'switch',
            optional: true,
            initial: ({ state }) => state === 'on',
          },
          reason,
        ],
        input: ({ id }, values) => ({ id, ...values }),
      },
      {
        title: '上下架',
        row: settingEndpoints.setTool,
        when: ({ sold }) => sold !== true,
        fields: [
          {
            name: 'on',
            title: '上架',
            kind: 'switch',
            optional: true,
            initial: ({ state }) => state === 'on',
          },
          reason,
        ],
        input: ({ id }, values) => ({ id, member: 0, others: 0, ...values }),
      },
    ],
    related: [audited],
  },
  {
    desk: settingDesks.numbers,
    group: 'money',
    deeds: [
      {
        title: '改参数',
        row: settingEndpoints.setNumber,
        fields: [
          { name: 'value', title: '改为', kind: 'number', initial: ({ value }) => value },
          reason,
        ],
        input: ({ id }, values) => ({ id, ...values }),
      },
    ],
    related: [audited],
  },
]
