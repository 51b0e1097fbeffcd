import { expect } from '@playwright/test'
import { openDesk, openRow, rowWith } from './console.ts'
import { act, make, thereAndBack, type DeskWork } from './desk-work.ts'
import { place } from './journey.ts'
import { sessionByCode } from './member-session.ts'

export const desksOfPeople: readonly DeskWork[] = [
  {
    ...{ desk: 'members', by: 'ris', wish: { q: 'chen' } },
    looks: { person: 'fin', without: /冻结|禁\s?言|结束/ },
    deed: async (page) => {
      const { memberId } = await sessionByCode(place())
      await openDesk(page, 'members', { q: memberId })
      const deeds = ['冻结或封停', '解除限制', '禁\\s?言', '解除禁言与拉黑']
      await thereAndBack(memberId, deeds)(page)
    },
  },
  { desk: 'sessions', by: 'ris', looks: { person: 'sup', without: /结束登录/ } },
  {
    ...{ desk: 'sight', by: 'sup', wish: { memberId: 'mei', kind: 'coupon' } },
    deed: (page) => expect(rowWith(page, '满 68 赠 3')).toBeVisible(),
  },
  {
    ...{ desk: 'outbox', by: 'lao', shut: 'fin', wish: { state: 'stuck' } },
    looks: { person: 'sup', without: /重新发送/ },
    deed: async (page) => {
      await act(page, '138****0021', '重新发送')
      await expect(rowWith(page, '138****0021')).toHaveCount(0)
    },
  },
  {
    ...{ desk: 'operators', by: 'lao', shut: 'fin' },
    deed: async (page) => {
      const { memberId } = await sessionByCode(place())
      await make(page, '添加运营人员', { 手机号或会员编号: memberId, 角色: '只读', 原因: '入职' })
      await act(page, memberId, '移\\s?除')
      await expect(rowWith(page, memberId)).toHaveCount(0)
    },
  },
  { desk: 'operatorSessions', by: 'lao', shut: 'rea' },
]

export const desksOfHouse: readonly DeskWork[] = [
  { desk: 'feeds', by: 'edi', shut: 'fin' },
  { desk: 'live', by: 'rea' },
  { desk: 'mishaps', by: 'rea' },
  {
    ...{ desk: 'hosts', by: 'lao', looks: { person: 'edi', without: /改显示内容/ } },
    deed: thereAndBack('cyd', ['改显示内容', '恢复默认']),
  },
  {
    ...{ desk: 'brands', by: 'lao', looks: { person: 'edi', without: /品牌/ } },
    deed: async (page) => {
      const words = { 渠道号: '7001', 名称: '好球', 公司: '好球科技', 口号: '好球不断' }
      await make(page, '添加品牌', { ...words, 原因: '签约' })
      await act(page, '好球科技', '移除品牌')
      await expect(rowWith(page, '好球科技')).toHaveCount(0)
    },
  },
  {
    ...{ desk: 'switches', by: 'lao', looks: { person: 'ris', without: /^关\s?闭|^开\s?放/ } },
    deed: thereAndBack('申请成为专家', ['关\\s?闭', '开\\s?放']),
  },
  {
    ...{ desk: 'audit', by: 'fin', shut: 'edi' },
    deed: async (page) => {
      await openDesk(page, 'numbers')
      await act(page, '免费解锁', '改参数')
      await openDesk(page, 'audit', { deed: 'number.set' })
      await openRow(rowWith(page, '改运营参数'))
      await expect(page.getByRole('dialog')).toContainText('前一条的哈希')
    },
  },
]
