import { vipInfo } from '@linmen/contract/vip/vip.schemas.ts'
import { expect, test } from 'vitest'
import { sampleOf } from '#test/sample.ts'
import { saleTerms } from './vip-words.ts'

const none = sampleOf(vipInfo, { level: 'none', state: 'expired', isTrial: false })
const running = sampleOf(vipInfo, { level: 'super', state: 'active', isTrial: false })
const trying = sampleOf(vipInfo, { level: 'super', state: 'trial', isTrial: true })
const over = sampleOf(vipInfo, { level: 'super', state: 'expired', isTrial: false })

test.each([
  ['nobody’s', undefined, undefined, '立即生效'],
  ['no membership', none, none, '立即生效'],
  ['time of the same tier', running, running, '在原有时间之后顺延'],
  ['time of another tier', none, running, '立即生效'],
  ['time that is over', over, over, '立即生效'],
  ['a trial', trying, trying, '立即生效，体验同时结束'],
  ['a trial of another tier', none, trying, '立即生效，体验同时结束'],
])('with %s, what is bought says when it begins', (_name, mine, all, begins) => {
  expect(saleTerms(mine, all)).toBe(`到期不自动续费　${begins}　开通后不退`)
})
