import { expect } from '@playwright/test'
import { openDesk, openRow, rowWith } from './console.ts'
import { act, asItStands, make, opensBeside, thereAndBack, type DeskWork } from './desk-deeds.ts'

/** Whatever comes first; the head of a table has no number in it. */
const ANY_ROW = /\d/
const LATER = '2030-01-01 00:00:00'

/** The desks whose work is a longer story of its own (`console-money`, `console-content`) have no deed here. */
export const desksOfDuty: readonly DeskWork[] = [
  { desk: 'posts', by: 'edi', looks: { person: 'sup', without: /通过|移除|置顶/ }, shut: 'fin' },
  { desk: 'applications', by: 'edi', looks: { person: 'ris', without: /通过|驳回/ }, shut: 'fin' },
  {
    ...{ desk: 'appeals', by: 'edi', shut: 'fin' },
    looks: { person: 'rea', without: /恢复展示|维持移除/ },
    deed: async (page) => {
      await openDesk(page, 'appeals')
      await act(page, '点球我看了十遍', '恢复展示', {})
      await expect(rowWith(page, '点球我看了十遍')).toHaveCount(0)
    },
  },
  {
    ...{ desk: 'withdrawals', by: 'fin', shut: 'edi', wish: { q: 'bo' } },
    looks: { person: 'ris', without: /批准|驳回/ },
    deed: async (page) => {
      await openDesk(page, 'withdrawals', { state: 'review', q: 'bo' })
      await act(page, 'bo', '批\\s?准', {})
      await expect(rowWith(page, 'bo')).toHaveCount(0)
    },
  },
  { desk: 'refunds', by: 'fin', shut: 'edi' },
  { desk: 'stuck', by: 'rea' },
  {
    ...{ desk: 'feedback', by: 'sup', shut: 'fin', looks: { person: 'edi', without: /答复/ } },
    deed: async (page) => {
      await openDesk(page, 'feedback', { state: 'open' })
      await act(page, '按联赛收起', '答\\s?复', { '答复，会发给会员': '已经排进下一版' })
      await openDesk(page, 'feedback', { state: 'answered' })
      await expect(rowWith(page, '按联赛收起')).toContainText('已回复')
    },
  },
  { desk: 'corrections', by: 'ris', shut: 'fin' },
]

export const desksOfMoney: readonly DeskWork[] = [
  { desk: 'orders', by: 'fin', looks: { person: 'rea', without: /退款/ }, shut: 'edi' },
  { desk: 'payments', by: 'fin', shut: 'edi' },
  {
    ...{ desk: 'differences', by: 'fin', shut: 'edi' },
    looks: { person: 'rea', without: /记为已处理/ },
    deed: async (page) => {
      await openDesk(page, 'differences', { state: 'open' })
      await act(page, '渠道多', '记为已处理', { 怎样处理的: '渠道测试单，已与对方核对' })
      await openDesk(page, 'differences', { state: 'handled' })
      await expect(rowWith(page, '渠道多')).toContainText('已处理')
    },
  },
  { desk: 'accounts', by: 'rea', shut: 'sup', deed: opensBeside('accounts', {}, '流水') },
  {
    ...{ desk: 'journals', by: 'fin', shut: 'sup' },
    deed: opensBeside('journals', {}, '分录'),
  },
  { desk: 'coupons', by: 'fin', looks: { person: 'edi', without: /发放/ } },
  {
    ...{ desk: 'products', by: 'fin', shut: 'ris', looks: { person: 'edi', without: /改价/ } },
    deed: async (page) => {
      await openDesk(page, 'products', { goods: 'setMeal' })
      const later = { '生效时间，不填为立即': LATER, 原因: '年度调价' }
      await act(page, '在售', '改价与上下架', later)
    },
  },
  {
    ...{ desk: 'priceChanges', by: 'fin', shut: 'ris' },
    looks: { person: 'sup', without: /取消调价/ },
    deed: async (page) => {
      await openDesk(page, 'priceChanges', { state: 'waiting' })
      await act(page, '年度调价', '取消调价')
      await expect(rowWith(page, '年度调价')).toHaveCount(0)
    },
  },
  { desk: 'expertStatements', by: 'fin', shut: 'edi' },
  {
    ...{ desk: 'monthStatements', by: 'rea', shut: 'sup' },
    deed: opensBeside('monthStatements', {}, '流水'),
  },
  {
    ...{ desk: 'tools', by: 'fin', shut: 'ris', looks: { person: 'edi', without: /上下架/ } },
    deed: asItStands('tools', ANY_ROW, '(定价与)?上下架'),
  },
  {
    ...{ desk: 'numbers', by: 'fin', shut: 'ris', looks: { person: 'edi', without: /改参数/ } },
    deed: asItStands('numbers', '免费解锁', '改参数'),
  },
]

const settled = { stage: 'settled', view: 'shown' }

export const desksOfContent: readonly DeskWork[] = [
  {
    ...{ desk: 'experts', by: 'edi', shut: 'sup', looks: { person: 'rea', without: /调整/ } },
    deed: asItStands('experts', 'wei', '调整等级与分成'),
  },
  {
    ...{
      desk: 'articles',
      by: 'edi',
      shut: 'fin',
      looks: { person: 'rea', without: /写资讯|撤下/ },
    },
    deed: async (page) => {
      await openDesk(page, 'articles')
      const words = { 标题: '运营台写的一条', '正文，空行分段': '第一段\n\n第二段' }
      await make(page, '写资讯', words)
      await thereAndBack('articles', {}, '运营台写的一条', ['撤\\s?下', '恢\\s?复'])(page)
    },
  },
  {
    ...{ desk: 'promotions', by: 'edi', shut: 'fin', looks: { person: 'sup', without: /改标题/ } },
    deed: asItStands('promotions', '双十二券包', '改标题与时间'),
  },
  {
    ...{ desk: 'ads', by: 'edi', shut: 'fin', looks: { person: 'sup', without: /改文字/ } },
    deed: asItStands('ads', '按月算一算', '改文字与时间'),
  },
  { desk: 'announcements', by: 'edi', shut: 'fin' },
  {
    ...{ desk: 'plans', by: 'edi', wish: settled, shut: 'fin' },
    looks: { person: 'sup', without: /下架/ },
    deed: async (page) => {
      await openDesk(page, 'plans', settled)
      await act(page, '已结算', '下\\s?架')
      await openDesk(page, 'plans', { view: 'hidden' })
      await act(page, '已下架', '恢复展示')
    },
  },
  {
    ...{ desk: 'interpretations', by: 'ris', wish: settled, shut: 'fin' },
    looks: { person: 'rea', without: /下架/ },
    deed: async (page) => {
      await openDesk(page, 'interpretations', settled)
      await act(page, '已结算', '下\\s?架')
      await openDesk(page, 'interpretations', { view: 'hidden' })
      await act(page, '已下架', '恢复展示')
    },
  },
  { desk: 'results', by: 'ris', looks: { person: 'edi', without: /更正/ }, shut: 'fin' },
  {
    ...{ desk: 'lotteryIssues', by: 'edi', shut: 'fin' },
    deed: opensBeside('lotteryIssues', {}, '开奖'),
  },
  {
    ...{ desk: 'lotteryMatches', by: 'ris', shut: 'fin', wish: { family: 'beijing' } },
    looks: { person: 'edi', without: /登记/ },
    deed: async (page) => {
      await openDesk(page, 'lotteryMatches', { family: 'beijing' })
      await act(page, ANY_ROW, '登记官方开奖', { 彩果: '* 任意结果都算对', 原因: '官方公告' })
      await page.reload()
      await act(page, '* 任意', '恢复按比分')
      await expect(rowWith(page, '* 任意')).toHaveCount(0)
    },
  },
]

export const desksOfSystem: readonly DeskWork[] = [
  {
    ...{ desk: 'members', by: 'ris', wish: { q: 'chen' } },
    looks: { person: 'fin', without: /冻结|禁言|结束/ },
    deed: thereAndBack('members', { q: 'chen' }, 'chen', ['冻结或封停', '解除限制']),
  },
  { desk: 'sessions', by: 'ris', looks: { person: 'sup', without: /结束登录/ } },
  { desk: 'feeds', by: 'edi', shut: 'fin' },
  { desk: 'outbox', by: 'sup', shut: 'fin' },
  {
    ...{ desk: 'sight', by: 'sup' },
    deed: async (page) => {
      await openDesk(page, 'sight', { memberId: 'mei', kind: 'coupon' })
      await expect(rowWith(page, '满 68 赠 3')).toBeVisible()
    },
  },
  {
    ...{ desk: 'hosts', by: 'lao', looks: { person: 'edi', without: /改显示内容/ } },
    deed: thereAndBack('hosts', {}, 'cyd', ['改显示内容', '恢复默认']),
  },
  {
    ...{ desk: 'brands', by: 'lao' },
    deed: async (page) => {
      await openDesk(page, 'brands')
      const words = { 渠道号: '7001', 名称: '好球', 公司: '好球科技', 口号: '好球不断' }
      await make(page, '添加品牌', { ...words, 原因: '签约' })
      await act(page, '好球科技', '移除品牌')
      await expect(rowWith(page, '好球科技')).toHaveCount(0)
    },
  },
  {
    ...{ desk: 'switches', by: 'lao', looks: { person: 'ris', without: /^关\s?闭|^开\s?放/ } },
    deed: thereAndBack('switches', {}, '申请成为专家', ['关\\s?闭', '开\\s?放']),
  },
  {
    ...{ desk: 'audit', by: 'fin', shut: 'edi' },
    deed: async (page) => {
      await openDesk(page, 'audit', { deed: 'operator' })
      await openRow(page.getByRole('main').locator('.ant-table-row').first())
      await expect(page.getByRole('dialog')).toContainText('前一条的哈希')
    },
  },
  {
    ...{ desk: 'operators', by: 'lao', shut: 'fin' },
    deed: async (page) => {
      await openDesk(page, 'operators')
      await make(page, '添加运营人员', { 手机号或会员编号: 'chen', 角色: '只读', 原因: '入职' })
      await act(page, 'chen', '移\\s?除')
      await expect(rowWith(page, 'chen')).toHaveCount(0)
    },
  },
  { desk: 'operatorSessions', by: 'lao', shut: 'rea' },
]
