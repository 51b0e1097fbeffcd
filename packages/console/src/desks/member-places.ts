import { communityEndpoints } from '@linmen/contract/community/community.endpoints.ts'
import { writingEndpoints } from '@linmen/contract/community/writing.endpoints.ts'
import { actEndpoints } from '@linmen/contract/console/acts.endpoints.ts'
import { contentDesks } from '@linmen/contract/console/content-desks.ts'
import { memberDesks } from '@linmen/contract/console/member-desks.ts'
import { moneyDesks } from '@linmen/contract/console/money-desks.ts'
import { operatorDesks } from '@linmen/contract/console/operator-desks.ts'
import { supportEndpoints } from '@linmen/contract/user/support.endpoints.ts'
import { reason, withReason, type ConsoleDesk, type Values } from '#kit/console-desk.ts'

const byMember = ({ id }: Values) => ({ q: String(id) })

export const memberPlaces: readonly ConsoleDesk[] = [
  {
    desk: memberDesks.feedback,
    group: 'duty',
    deeds: [
      {
        title: '答复',
        key: 'a',
        row: supportEndpoints.answerFeedback,
        when: ({ state }) => state === 'open',
        fields: [{ name: 'answer', title: '答复，会发给会员', kind: 'long', max: 2000 }],
        input: ({ id }, values) => ({ id, ...values }),
      },
    ],
    related: [{ desk: memberDesks.members, wish: ({ memberId }) => ({ q: String(memberId) }) }],
  },
  {
    desk: memberDesks.members,
    group: 'system',
    deeds: [
      {
        title: '结束全部登录',
        row: actEndpoints.endMemberSessions,
        danger: true,
        input: withReason,
      },
      {
        title: '冻结或封停',
        row: actEndpoints.holdMember,
        danger: true,
        when: ({ hold }) => hold === undefined,
        fields: [
          {
            name: 'scope',
            title: '范围',
            kind: 'choice',
            options: [
              { value: 'money', label: '冻结资金' },
              { value: 'all', label: '封停账号' },
            ],
            initial: () => 'money',
          },
          { name: 'days', title: '天数，不填为直到解除', kind: 'number', optional: true },
          reason,
        ],
        input: ({ id }, values) => ({ id, ...values }),
      },
      {
        title: '解除限制',
        row: actEndpoints.liftHold,
        when: ({ hold }) => hold !== undefined,
        input: withReason,
      },
      {
        title: '禁言',
        row: communityEndpoints.gag,
        fields: [{ name: 'days', title: '天数', kind: 'number', initial: () => 7 }, reason],
        input: ({ id }, values) => ({ memberId: id, kind: 'all', ...values }),
      },
      {
        title: '社区拉黑',
        row: communityEndpoints.ban,
        danger: true,
        when: ({ bannedAtMs }) => bannedAtMs === undefined,
        fields: [reason],
        input: ({ id }, values) => ({ memberId: id, ...values }),
      },
      {
        title: '解除禁言与拉黑',
        row: writingEndpoints.restoreMember,
        when: ({ bannedAtMs, gaggedUntilMs }) =>
          bannedAtMs !== undefined || gaggedUntilMs !== undefined,
        input: ({ id }, values) => ({ memberId: id, ...values }),
      },
    ],
    related: [
      { desk: memberDesks.sight, wish: ({ id }) => ({ memberId: String(id) }) },
      { desk: moneyDesks.orders, wish: byMember },
      { desk: moneyDesks.payments, wish: byMember },
      { desk: moneyDesks.withdrawals, wish: byMember },
      { desk: memberDesks.coupons, wish: byMember },
      { desk: contentDesks.posts, wish: byMember },
      { desk: memberDesks.sessions, wish: ({ id }) => ({ memberId: String(id) }) },
      { desk: operatorDesks.audit, wish: ({ id }) => ({ subject: String(id) }) },
    ],
  },
  {
    desk: memberDesks.sessions,
    group: 'system',
    deeds: [
      { title: '结束登录', row: actEndpoints.endMemberSession, danger: true, input: withReason },
    ],
  },
  { desk: contentDesks.feeds, group: 'system' },
  {
    desk: memberDesks.outbox,
    group: 'system',
    deeds: [
      {
        title: '重新发送',
        row: actEndpoints.retryMessage,
        when: ({ state }) => state === 'stuck',
        input: withReason,
      },
    ],
  },
  { desk: memberDesks.sight, group: 'system' },
]
