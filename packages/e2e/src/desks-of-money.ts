import { expect } from '@playwright/test'
import { openDesk, rowWith } from './console.ts'
import { act, ANY_ROW, asItStands, make, opensBeside, type DeskWork } from './desk-work.ts'

const later = { '生效时间，不填为立即': '2030-01-01 00:00:00' }
const newCode = {
  '兑换码，4 到 24 位字母和数字': 'DESKCODE',
  ...{ 名称: '方案满减券', 满: '30', 减: '8' },
  ...{ 兑换截止: '2030-01-01 00:00:00', 原因: '双旦活动' },
}

export const desksOfDuty: readonly DeskWork[] = [
  { desk: 'posts', by: 'edi', looks: { person: 'sup', without: /通过|移除|置顶/ }, shut: 'fin' },
  { desk: 'applications', by: 'edi', looks: { person: 'ris', without: /通过|驳回/ }, shut: 'fin' },
  {
    ...{ desk: 'appeals', by: 'edi', shut: 'fin' },
    looks: { person: 'rea', without: /恢复展示|维持移除/ },
    deed: async (page) => {
      await act(page, '点球我看了十遍', '恢复展示', {})
      await expect(rowWith(page, '点球我看了十遍')).toHaveCount(0)
    },
  },
  {
    ...{ desk: 'withdrawals', by: 'fin', shut: 'edi', wish: { state: 'review', q: 'bo' } },
    looks: { person: 'ris', without: /批\s?准|驳\s?回/ },
    deed: async (page) => {
      await act(page, 'bo', '批\\s?准', {})
      await expect(rowWith(page, 'bo')).toHaveCount(0)
    },
  },
  { desk: 'refunds', by: 'fin', shut: 'edi' },
  { desk: 'stuck', by: 'rea' },
  {
    ...{ desk: 'feedback', by: 'sup', shut: 'fin', wish: { state: 'open' } },
    looks: { person: 'edi', without: /答\s?复/ },
    deed: async (page) => {
      await act(page, '按联赛收起', '答\\s?复', { '答复，会发给会员': '已经排进下一版' })
      await openDesk(page, 'feedback', { state: 'answered' })
      await expect(rowWith(page, '按联赛收起')).toContainText('已回复')
    },
  },
  {
    ...{ desk: 'corrections', by: 'lao', shut: 'fin', wish: { state: 'proposed' } },
    looks: { person: 'edi', without: /同意更正|驳回更正/ },
    deed: async (page) => {
      await act(page, '补时进球取消', '驳回更正')
      await openDesk(page, 'corrections', { state: 'rejected' })
      await expect(rowWith(page, '补时进球取消')).toContainText('已驳回')
    },
  },
]

export const desksOfMoney: readonly DeskWork[] = [
  { desk: 'orders', by: 'fin', looks: { person: 'rea', without: /退款/ }, shut: 'edi' },
  {
    ...{ desk: 'payments', by: 'fin', shut: 'edi', wish: { q: 'yun' } },
    looks: { person: 'rea', without: /原路退回/ },
    deed: async (page) => {
      await act(page, 'yun', '原路退回', { 原因: '同一笔付了两次' })
      await openDesk(page, 'refunds', { q: 'yun' })
      await expect(rowWith(page, '同一笔付了两次')).toContainText(/已提交渠道|已退回/)
    },
  },
  {
    ...{ desk: 'differences', by: 'fin', shut: 'edi', wish: { state: 'open' } },
    looks: { person: 'rea', without: /记为已处理/ },
    deed: async (page) => {
      await act(page, '渠道多', '记为已处理', { 怎样处理的: '渠道测试单，已与对方核对' })
      await openDesk(page, 'differences', { state: 'handled' })
      await expect(rowWith(page, '渠道多')).toContainText('已处理')
    },
  },
  { desk: 'accounts', by: 'rea', shut: 'sup', deed: opensBeside('流水') },
  {
    ...{ desk: 'journals', by: 'fin', shut: 'sup', wish: { memberId: 'yun' } },
    deed: async (page) => {
      await opensBeside('分录')(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await rowWith(page, /充值\s*pm/)
        .getByRole('link', { name: /^pm/ })
        .click()
      await expect(page.getByRole('heading', { name: '支付', level: 1 })).toBeVisible()
      await expect(rowWith(page, '云端射手')).toContainText('充值 68 金币')
    },
  },
  { desk: 'coupons', by: 'fin', looks: { person: 'edi', without: /发放/ } },
  {
    ...{ desk: 'couponCodes', by: 'fin' },
    looks: { person: 'edi', without: /新建兑换码|提前结束/ },
    deed: async (page) => {
      await make(page, '新建兑换码', newCode)
      await act(page, 'DESKCODE', '提前结束', { 原因: '码被转发到群里' })
      await expect(rowWith(page, 'DESKCODE')).toContainText('已结束')
    },
  },
]

export const desksOfPrices: readonly DeskWork[] = [
  {
    ...{ desk: 'products', by: 'fin', shut: 'ris', wish: { goods: 'setMeal' } },
    looks: { person: 'edi', without: /改价/ },
    deed: (page) => act(page, '在售', '改价与上下架', { ...later, 原因: '年度调价' }),
  },
  {
    ...{ desk: 'priceChanges', by: 'fin', shut: 'ris', wish: { state: 'waiting' } },
    deed: async (page) => {
      await openDesk(page, 'products', { goods: 'vip' })
      await act(page, '在售', '改价与上下架', { ...later, 原因: '先定后撤' })
      await openDesk(page, 'priceChanges', { state: 'waiting' })
      await act(page, '先定后撤', '取消调价')
      await expect(rowWith(page, '先定后撤')).toHaveCount(0)
    },
  },
  { desk: 'expertStatements', by: 'fin', shut: 'edi' },
  { desk: 'monthStatements', by: 'rea', shut: 'sup', deed: opensBeside('流水') },
  {
    ...{ desk: 'tools', by: 'fin', shut: 'ris', looks: { person: 'edi', without: /上下架/ } },
    deed: asItStands(ANY_ROW, '(定价与)?上下架'),
  },
  {
    ...{ desk: 'numbers', by: 'fin', shut: 'ris', looks: { person: 'edi', without: /改参数/ } },
    deed: asItStands('免费解锁', '改参数'),
  },
]
