import { hostDesks } from '@linmen/contract/console/host-desks.ts'
import { hostActEndpoints } from '@linmen/contract/console/host.endpoints.ts'
import { operatorDesks } from '@linmen/contract/console/operator-desks.ts'
import { hostFeatures } from '@linmen/domain/host/host-features.ts'
import { featureTitles } from '@linmen/domain/host/host-titles.ts'
import { reason, withReason, type ConsoleDesk, type Field, type Values } from '#kit/console-desk.ts'

const audited = {
  desk: operatorDesks.audit,
  wish: ({ id }: Values) => ({ subject: String(id) }),
}

const shown: readonly Field[] = hostFeatures.map((feature) => ({
  name: feature,
  title: `显示${featureTitles[feature]}`,
  kind: 'switch',
  optional: true,
  initial: (row) => row[feature],
}))

const named = (field: string, title: string, max: number): Field => ({
  ...{ name: field, title, kind: 'text', max },
  initial: (row) => row[field],
})
const brand = [named('name', '名称', 12), named('company', '公司', 30), named('slogan', '口号', 30)]

export const hostPlaces: readonly ConsoleDesk[] = [
  {
    desk: hostDesks.hosts,
    group: 'system',
    deeds: [
      {
        title: '改显示内容',
        row: hostActEndpoints.setHost,
        fields: [...shown, reason],
        input: (row, values) => ({
          ...withReason(row, values),
          hidden: hostFeatures.filter((feature) => values[feature] !== true),
        }),
      },
      {
        title: '恢复默认',
        danger: true,
        row: hostActEndpoints.resetHost,
        when: ({ changedAtMs }) => changedAtMs !== undefined,
        input: withReason,
      },
    ],
    related: [audited],
  },
  {
    desk: hostDesks.brands,
    group: 'system',
    makes: [
      {
        title: '添加品牌',
        row: hostActEndpoints.setBrand,
        fields: [named('id', '渠道号', 32), ...brand, reason],
        input: (_row, values) => values,
      },
    ],
    deeds: [
      {
        title: '改品牌',
        row: hostActEndpoints.setBrand,
        fields: [...brand, reason],
        input: ({ id }, values) => ({ id, ...values }),
      },
      { title: '移除品牌', danger: true, row: hostActEndpoints.removeBrand, input: withReason },
    ],
    related: [audited],
  },
]
