import { expect, test } from './journey.ts'
import { layoutFaults } from './audit/layout-faults.ts'
import { controlsOf, press } from './audit/pressed-controls.ts'

const page = (body: string) =>
  `<!doctype html><meta name="viewport" content="width=device-width"><body style="margin:0;font:16px sans-serif">${body}`

for (const [name, body, faults] of [
  ['a page in order', '<p>应付 40 金币</p><button>支付</button>', []],
  [
    'a price squeezed to one letter a line',
    '<p style="width:20px">应付金币</p>',
    ['letters below one another: 应付金币'],
  ],
  [
    'a button over the price',
    '<div style="position:relative"><p>40 金币</p><button style="position:absolute;inset:0;background:#fff"></button></div>',
    ['covered by something else: 40 金币'],
  ],
  [
    'a title that ends without a mark',
    '<p style="width:80px;overflow:hidden;white-space:nowrap">曼彻斯特城对多特蒙德</p>',
    ['cut without an ellipsis: 曼彻斯特城对多特蒙德'],
  ],
  [
    'a title that ends with one',
    '<p style="width:80px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">曼彻斯特城对多特蒙德</p>',
    [],
  ],
  [
    'a button half outside',
    '<button style="position:absolute;left:-20px">返回</button>',
    ['beyond the edge: 返回'],
  ],
  [
    'a list that scrolled under its foot',
    '<div style="height:20px;overflow:auto"><p style="margin:0">甲</p><p style="margin:0">乙</p></div><p style="margin:0;background:#fff">共两项</p>',
    [],
  ],
  [
    'a bar that stays above the page',
    '<p style="margin:0">第一行</p><nav style="position:fixed;inset:0 0 auto;height:30px;background:#fff"></nav>',
    [],
  ],
] as const)
  test(`the audit sees ${name}`, async ({ page: browser }) => {
    await browser.setContent(page(body))
    expect(await layoutFaults(browser)).toEqual(faults)
  })

test('the audit tells a dead control from one that does something', async ({ page: browser }) => {
  await browser.setContent(
    page('<button>空</button><button onclick="this.ariaPressed = true">选</button>'),
  )
  const [dead, living] = await controlsOf(browser)
  expect(await press(browser, dead!)).toEqual(['nothing happens at 空'])
  expect(await press(browser, living!)).toEqual([])
})
