import { moneyDesks } from '@linmen/contract/console/money-desks.ts'
import { memberDesks } from '@linmen/contract/console/member-desks.ts'
import { operatorDesks } from '@linmen/contract/console/operator-desks.ts'
import { actEndpoints } from '@linmen/contract/console/acts.endpoints.ts'
import { statementDesks } from '@linmen/contract/console/statement-desks.ts'
import { contentDesks } from '@linmen/contract/console/content-desks.ts'
import { billEndpoints } from '@linmen/contract/wallet/bill.endpoints.ts'
import { refundEndpoints } from '@linmen/contract/wallet/refund.endpoints.ts'
import { withdrawalEndpoints } from '@linmen/contract/wallet/withdrawal.endpoints.ts'
import { reason, withReason, type ConsoleDesk, type Values } from '#kit/console-desk.ts'
import { CouponPreview, PricePreview } from './phone-previews.tsx'
import { RefundNote } from './refund-note.tsx'

const waits = (row: Values) => row['state'] === 'review'
const { orders, payments, refunds, differences, withdrawals, accounts, journals, postings, stuck } =
  moneyDesks
const audited = {
  desk: operatorDesks.audit,
  wish: ({ id }: Values) => ({ subject: String(id) }),
}

const COUPON_TERMS = [
  { name: 'name', title: '名称', kind: 'text', max: 30 },
  {
    name: 'category',
    title: '用途',
    kind: 'choice',
    options: [
      { value: 'general', label: '通用' },
      { value: 'plan', label: '方案' },
      { value: 'interpretation', label: '解读' },
    ],
    initial: () => 'general',
  },
  { name: 'threshold', title: '满', kind: 'money' },
  { name: 'worth', title: '减', kind: 'money' },
] as const

export const moneyPlaces: readonly ConsoleDesk[] = [
  {
    desk: orders,
    group: 'money',
    deeds: [
      {
        title: '退款到钱包',
        danger: true,
        row: refundEndpoints.proposeRefund,
        when: ({ state }) => state === 'fulfilled',
        fields: [{ ...reason, max: 100 }],
        input: ({ id }, values) => ({ kind: 'order', subjectId: id, ...values }),
        Preview: RefundNote,
      },
    ],
    related: [
      { desk: journals, wish: ({ id }) => ({ q: String(id) }) },
      { desk: payments, wish: ({ id }) => ({ q: String(id) }) },
      { desk: refunds, wish: ({ id }) => ({ q: String(id) }) },
      audited,
    ],
  },
  {
    desk: payments,
    group: 'money',
    deeds: [
      {
        title: '原路退回',
        danger: true,
        row: refundEndpoints.proposeRefund,
        when: ({ state }) => state === 'success',
        fields: [
          { name: 'amount', title: '金额', kind: 'money', initial: ({ amount }) => amount },
          { ...reason, max: 100 },
        ],
        input: ({ id }, values) => ({ kind: 'charge', subjectId: id, ...values }),
      },
    ],
    related: [{ desk: journals, wish: ({ id }) => ({ q: String(id) }) }, audited],
  },
  {
    desk: withdrawals,
    group: 'duty',
    deeds: [
      {
        title: '批准',
        key: 'a',
        row: withdrawalEndpoints.review,
        when: waits,
        fields: [{ ...reason, optional: true, max: 100 }],
        input: ({ id }, values) => ({ id, approve: true, ...values }),
      },
      {
        title: '驳回',
        key: 'r',
        danger: true,
        row: withdrawalEndpoints.review,
        when: waits,
        fields: [{ ...reason, title: '原因，会发给申请人', max: 100 }],
        input: ({ id }, values) => ({ id, approve: false, ...values }),
      },
    ],
    related: [{ desk: journals, wish: ({ id }) => ({ q: String(id) }) }, audited],
  },
  {
    desk: refunds,
    group: 'duty',
    deeds: [
      {
        title: '同意退款',
        key: 'a',
        row: refundEndpoints.decideRefund,
        when: ({ state }) => state === 'proposed',
        fields: [{ ...reason, title: '说明', max: 100 }],
        input: ({ id }, values) => ({ id, approve: true, ...values }),
      },
      {
        title: '驳回退款',
        key: 'r',
        danger: true,
        row: refundEndpoints.decideRefund,
        when: ({ state }) => state === 'proposed',
        fields: [{ ...reason, max: 100 }],
        input: ({ id }, values) => ({ id, approve: false, ...values }),
      },
    ],
    related: [{ desk: journals, wish: ({ subjectId }) => ({ q: String(subjectId) }) }, audited],
  },
  {
    desk: differences,
    group: 'money',
    deeds: [
      {
        title: '记为已处理',
        row: billEndpoints.handleDifference,
        when: ({ state }) => state === 'open',
        fields: [{ ...reason, title: '怎样处理的' }],
        input: ({ id }, values) => ({ id, ...values }),
      },
    ],
    related: [{ desk: journals, wish: ({ outNo }) => ({ q: String(outNo) }) }, audited],
  },
  {
    desk: accounts,
    group: 'money',
    related: [{ desk: journals, wish: ({ id }) => ({ account: String(id) }) }],
  },
  {
    desk: journals,
    group: 'money',
    related: [
      { desk: postings, wish: ({ id }) => ({ journalId: String(id) }) },
      { desk: orders, wish: ({ ref }) => ({ q: String(ref) }) },
      { desk: payments, wish: ({ ref }) => ({ q: String(ref) }) },
      { desk: withdrawals, wish: ({ ref }) => ({ q: String(ref) }) },
    ],
  },
  {
    desk: memberDesks.coupons,
    group: 'money',
    makes: [
      {
        title: '发放优惠券',
        row: actEndpoints.issueCoupons,
        fields: [
          { name: 'members', title: '会员编号或手机，一行一个', kind: 'long', max: 8000 },
          ...COUPON_TERMS,
          { name: 'days', title: '有效天数', kind: 'number', initial: () => 30 },
          reason,
        ],
        input: (_row, { members, ...values }) => ({
          ...values,
          members: String(members).split(/[\s,，;；]+/),
        }),
        Preview: CouponPreview,
      },
    ],
  },
  {
    desk: memberDesks.couponCodes,
    group: 'money',
    makes: [
      {
        title: '新建兑换码',
        row: actEndpoints.makeCouponCode,
        fields: [
          { name: 'code', title: '兑换码，4 到 24 位字母和数字', kind: 'text', max: 24 },
          ...COUPON_TERMS,
          { name: 'days', title: '兑换后有效天数', kind: 'number', initial: () => 30 },
          { name: 'uses', title: '可兑换人数', kind: 'number', initial: () => 100 },
          { name: 'endsAtMs', title: '兑换截止', kind: 'moment' },
          reason,
        ],
        input: (_row, values) => values,
      },
    ],
    deeds: [
      {
        title: '提前结束',
        danger: true,
        row: actEndpoints.endCouponCode,
        when: ({ state }) => state !== 'over',
        input: withReason,
      },
    ],
    related: [audited],
  },
  {
    desk: contentDesks.products,
    group: 'money',
    deeds: [
      {
        title: '改价与上下架',
        row: actEndpoints.setProduct,
        fields: [
          { name: 'price', title: '价格', kind: 'money', initial: ({ price }) => price },
          { name: 'startsAtMs', title: '生效时间，不填为立即', kind: 'moment', optional: true },
          {
            name: 'onSale',
            title: '在售',
            kind: 'switch',
            optional: true,
            initial: ({ sale }) => sale === 'on',
          },
          reason,
        ],
        input: ({ id }, values) => ({ id, ...values }),
        Preview: PricePreview,
      },
    ],
    related: [
      { desk: contentDesks.priceChanges, wish: ({ id }) => ({ productId: String(id) }) },
      audited,
    ],
  },
  {
    desk: contentDesks.priceChanges,
    group: 'money',
    deeds: [
      {
        title: '取消调价',
        danger: true,
        row: actEndpoints.cancelPriceChange,
        when: ({ state }) => state === 'waiting',
        input: withReason,
      },
    ],
    related: [audited],
  },
  {
    desk: statementDesks.expertStatements,
    group: 'money',
    related: [{ desk: journals, wish: ({ expertId }) => ({ memberId: String(expertId) }) }],
  },
  {
    desk: statementDesks.monthStatements,
    group: 'money',
    related: [{ desk: journals, wish: ({ account }) => ({ account: String(account) }) }],
  },
  { desk: stuck, group: 'duty' },
]
