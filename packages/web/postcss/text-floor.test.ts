import mobileForever from 'postcss-mobile-forever'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { textFloor } from './text-floor.ts'

const scale = mobileForever({ appSelector: '#root', viewportWidth: 375, maxDisplayWidth: 480 })
const floorOnly = (css: string) => postcss([textFloor()]).process(css, { from: undefined }).css
const built = (css: string) => postcss([textFloor(), scale]).process(css, { from: undefined }).css

test.each([
  ['a{font-size:11px}', 'a{font-size:max(11px, 11PX)}'],
  ['a{font-size:13px}', 'a{font-size:max(13px, 11PX)}'],
  ['a{font-size:13.5px}', 'a{font-size:max(13.5px, 11PX)}'],
  ['a{font-size:14px}', 'a{font-size:max(14px, 11PX)}'],
  ['a{font-size:22px}', 'a{font-size:22px}'],
  ['a{font-size:52px}', 'a{font-size:52px}'],
  ['a{font:600 12px/16px var(--font)}', 'a{font:600 max(12px, 11PX)/max(16px, 14PX) var(--font)}'],
  ['a{font:400 14px / 20px serif}', 'a{font:400 max(14px, 11PX) / max(20px, 14PX) serif}'],
  ['a{font:inherit}', 'a{font:inherit}'],
  ['a{font-size:inherit}', 'a{font-size:inherit}'],
  ['a{line-height:20px}', 'a{line-height:max(20px, 14PX)}'],
  ['a{line-height:12px}', 'a{line-height:max(12px, 12PX)}'],
  ['a{line-height:10px}', 'a{line-height:10px}'],
  ['a{line-height:28px}', 'a{line-height:28px}'],
  ['a{line-height:1.2}', 'a{line-height:1.2}'],
  ['a{padding:11px}', 'a{padding:11px}'],
])('%s becomes %s', (from, to) => {
  expect(floorOnly(from)).toBe(to)
})

test('after scaling the floor is still in CSS pixels', () => {
  const css = built('a{font-size:11px}')
  expect(css).toMatch(/font-size:\s*max\(min\(2\.933vw, [\d.]+px\), 11PX\)/)
})

test('the order of the two plugins does not matter', () => {
  const swapped = postcss([scale, textFloor()]).process('a{font-size:12px}', { from: undefined })
  expect(swapped.css).toBe(built('a{font-size:12px}'))
})
