import { expect, test } from 'vitest'
import { csvLine, moneyCell, textCell } from './csv.ts'

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "so"', '"say ""so"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+86 138', "'+86 138"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\n=1+1', `"'\n=1+1"`],
  ['\nx', `"'\nx"`],
  ['＝1+1', "'＝1+1"],
  ['＋86', "'＋86"],
  ['－2', "'－2"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  [' =1+1', "' =1+1"],
  ['\u200b=1+1', "'\u200b=1+1"],
  ['1=1', '1=1'],
  [' x', ' x'],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
])('%j is written %j', (text, cell) => {
  expect(textCell(text)).toBe(cell)
})

test('money keeps its sign and its two decimals', () => {
  expect(csvLine([moneyCell(-1205), moneyCell(0)])).toBe('-12.05,0.00\r\n')
})
