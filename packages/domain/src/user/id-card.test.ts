import { expect, test } from 'vitest'
import { bornOn, isOfAge, isRealName, maskedIdCard, maskedName } from './id-card.ts'

test.each([
  ['a right one', '11010519491231002X', '1949-12-31'],
  ['a small x', '11010519491231002x', null],
  ['a wrong check sign', '110105194912310021', null],
  ['seventeen digits', '11010519491231002', null],
  ['the thirtieth of February', '110105194902300025', null],
  ['letters', 'abcdefghijklmnopqr', null],
])('an identity number: %s', (_name, number, born) => {
  expect(bornOn(number)).toBe(born)
})

test.each([
  ['2008-11-26', false],
  ['2008-11-25', true],
  ['1990-01-01', true],
])('born on %s, of age on 25 November 2026: %s', (born, grown) => {
  expect(isOfAge(born, '2026-11-25')).toBe(grown)
})

test.each([
  ['李明', true],
  ['买买提·艾力', true],
  ['Li Ming', true],
  ['李', false],
  ['李明1', false],
  ['', false],
])('%s is a real name: %s', (name, is) => expect(isRealName(name)).toBe(is))

test('names and numbers are shown in part', () => {
  expect([maskedName('李明'), maskedName('欧阳小明'), maskedName('')]).toEqual([
    '李*',
    '欧**明',
    '*',
  ])
  expect(maskedIdCard('11010519491231002X')).toBe('110***********002X')
})
