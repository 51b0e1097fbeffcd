import { expect, test } from 'vitest'
import { initialsOf, syllablesOf } from '#sport/name-sound.ts'

test.each([
  ['曼城', 'man cheng', 'mc'],
  ['湖人', 'hu ren', 'hr'],
  ['阿森纳', 'a sen na', 'asn'],
  ['皇家马德里', 'huang jia ma de li', 'hjmdl'],
  ['拜仁慕尼黑', 'bai ren mu ni hei', 'brmnh'],
  ['国际米兰', 'guo ji mi lan', 'gjml'],
  ['利物浦', 'li wu pu', 'lwp'],
  ['绿洲', 'lv zhou', 'lz'],
  ['女足', 'nv zu', 'nz'],
  // Characters with two readings.
  ['重庆', 'chong qing', 'cq'],
  ['重炮', 'zhong pao', 'zp'],
  ['成都', 'cheng du', 'cd'],
  ['都灵', 'du ling', 'dl'],
  ['长春', 'chang chun', 'cc'],
  ['佛罗伦萨', 'fo luo lun sa', 'flls'],
  ['奥地利', 'ao di li', 'adl'],
  ['塔什干', 'ta shi gan', 'tsg'],
  ['蚌埠', 'beng bu', 'bb'],
  ['西藏', 'xi zang', 'xz'],
  ['单欢欢', 'shan huan huan', 'shh'],
  ['塞缪尔', 'sai miu er', 'sme'],
  // Points are nobody's sound.
  ['凯文·杜兰特', 'kai wen du lan te', 'kwdlt'],
  // Letters as they are written; capitals and numbers count.
  ['NBA', 'nba', 'nba'],
  ['韩K2联', 'han k2 lian', 'hk2l'],
  ['AC米兰', 'ac mi lan', 'acml'],
  ['76人', '76 ren', '76r'],
  ['Ｊ联赛', 'j lian sai', 'jls'],
  ['Los Angeles Lakers', 'los angeles lakers', 'lal'],
  ['Müller', 'muller', 'm'],
  ["Cote d'Or", 'cote dor', 'co'],
  ['', '', ''],
  ['·-', '', ''],
])('%s is read %s, in short %s', (name, read, short) => {
  expect(syllablesOf(name).join(' ')).toBe(read)
  expect(initialsOf(name)).toBe(short)
})
