import { describe, expect, it } from 'vitest'
import { allowanceOf, blockedWords, type AlertFacts, type Allowance } from './alert-allowance.ts'

describe('what stands in the way of notifications', () => {
  const cases: [string, AlertFacts, Allowance][] = [
    ['allowed', { permission: 'granted', secure: true }, 'granted'],
    ['refused', { permission: 'denied', secure: true }, 'denied'],
    ['never asked', { permission: 'default', secure: true }, 'default'],
    ['a browser without them', { permission: null, secure: true }, 'missing'],
    [
      'an open line, refused by the browser itself',
      { permission: 'denied', secure: false },
      'insecure',
    ],
    ['an open line, hidden by the browser', { permission: null, secure: false }, 'insecure'],
    [
      'an open line that is allowed all the same',
      { permission: 'granted', secure: false },
      'granted',
    ],
  ]
  it.each(cases)('%s', (_name, facts, allowance) => {
    expect(allowanceOf(facts)).toBe(allowance)
  })
})

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15) Chrome/131.0 Mobile Safari/537.36'
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0 Safari/537.36'

describe('what a person is told', () => {
  const cases: [Exclude<Allowance, 'granted'>, string, RegExp][] = [
    ['denied', DESKTOP, /^通知被浏览器拦截：请点地址栏左侧的图标.*改为允许，再回来打开$/],
    ['denied', ANDROID, /^通知被浏览器拦截：.*系统设置里允许浏览器发通知/],
    ['denied', IPHONE, /^通知被浏览器拦截：请到系统“设置 › 通知”/],
    ['missing', IPHONE, /不支持系统通知：.*添加到主屏幕/],
    ['missing', ANDROID, /不支持系统通知：请换用/],
    ['insecure', DESKTOP, /https/],
    ['default', DESKTOP, /再点一次开关/],
  ]
  it.each(cases)('%s on %s', (allowance, userAgent, words) => {
    expect(blockedWords(allowance, userAgent)).toMatch(words)
  })
})
