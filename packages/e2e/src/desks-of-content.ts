import { expect } from '@playwright/test'
import { rowWith } from './console.ts'
import {
  act,
  ANY_ROW,
  asItStands,
  hiddenAndBack,
  make,
  opensBeside,
  thereAndBack,
  type DeskWork,
} from './desk-work.ts'

const settled = { stage: 'settled', view: 'shown' }

export const desksOfWriters: readonly DeskWork[] = [
  {
    ...{ desk: 'experts', by: 'edi', shut: 'sup', looks: { person: 'rea', without: /调整/ } },
    deed: asItStands('wei', '调整等级与分成'),
  },
  {
    ...{ desk: 'articles', by: 'edi', shut: 'fin' },
    looks: { person: 'rea', without: /写资讯|改资讯|撤\s?下/ },
    deed: async (page) => {
      const words = { 标题: '运营台写的一条', '正文，空行分段': '第一段\n\n第二段' }
      await make(page, '写资讯', words)
      await act(page, '运营台写的一条', '改资讯', { 标题: '运营台改过的一条', 原因: '补来源' })
      await thereAndBack('运营台改过的一条', ['撤\\s?下', '恢\\s?复'])(page)
    },
  },
  { desk: 'announcements', by: 'edi', shut: 'fin' },
  {
    ...{ desk: 'plans', by: 'edi', wish: settled, shut: 'fin' },
    looks: { person: 'sup', without: /下\s?架/ },
    deed: hiddenAndBack('plans'),
  },
  {
    ...{ desk: 'interpretations', by: 'ris', wish: settled, shut: 'fin' },
    looks: { person: 'rea', without: /下\s?架/ },
    deed: hiddenAndBack('interpretations'),
  },
]

export const desksOfMatches: readonly DeskWork[] = [
  {
    ...{ desk: 'promotions', by: 'edi', shut: 'fin', looks: { person: 'sup', without: /改标题/ } },
    deed: asItStands('双十二券包', '改标题与时间'),
  },
  {
    ...{ desk: 'ads', by: 'edi', shut: 'fin', looks: { person: 'sup', without: /改文字/ } },
    deed: asItStands('按月算一算', '改文字与时间'),
  },
  { desk: 'results', by: 'ris', looks: { person: 'edi', without: /更正/ }, shut: 'fin' },
  { desk: 'lotteryIssues', by: 'edi', shut: 'fin', deed: opensBeside('开奖') },
  {
    ...{ desk: 'lotteryMatches', by: 'ris', shut: 'fin', wish: { family: 'beijing' } },
    looks: { person: 'edi', without: /登记/ },
    deed: async (page) => {
      await act(page, ANY_ROW, '登记官方开奖', { 彩果: '* 任意结果都算对', 原因: '官方公告' })
      await act(page, '* 任意', '恢复按比分')
      await expect(rowWith(page, '* 任意')).toHaveCount(0)
    },
  },
]
