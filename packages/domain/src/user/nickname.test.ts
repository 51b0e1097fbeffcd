import { expect, test } from 'vitest'
import { nicknameFault, tidyName } from './nickname.ts'

test.each([
  ['one sign', '球', 'form'],
  ['two signs', '球迷', null],
  ['twelve signs', '一二三四五六七八九十甲乙', null],
  ['thirteen signs', '一二三四五六七八九十甲乙丙', 'form'],
  ['letters and digits', 'Fan 007', null],
  ['only spaces', '     ', 'form'],
  ['signs of markup', '<b>球迷</b>', 'form'],
  ['hidden signs around nothing', '\u200b\u200b球\u200b', 'form'],
  ['the name of the house', '临门客服01', 'reserved'],
  ['the house with a gap', '官 方 小助手', 'reserved'],
  ['the house in wide letters', 'ＬＩＮＭＥＮ', 'reserved'],
])('R-AUTH-032 a nickname of %s', (_name, nickname, fault) => {
  expect(nicknameFault(nickname)).toBe(fault)
})

test('a nickname is kept without spaces around it and hidden signs in it', () => {
  expect(tidyName('  看台\u200b  第七排 ')).toBe('看台 第七排')
})
