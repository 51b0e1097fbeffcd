import { homeEndpoints } from '@linmen/contract/home/home.endpoints.ts'
import { expect, signIn, test } from './journey.ts'
import { ask, confirm, desktop, expectShut, formOf, openDesk, rowWith } from './console.ts'

test.use(desktop)

test('content lets an expert in, whom finance does not see', async ({
  page,
  stranger,
  journey,
}) => {
  await journey.signIn('edi')
  await openDesk(page, 'applications', { state: 'pending' })
  const form = await ask(page, rowWith(page, '中超赛前笔记'), '通过')
  await form.getByLabel('答复').fill('欢迎')
  await confirm(form)
  await openDesk(page, 'applications', { state: 'accepted' })
  await expect(rowWith(page, '中超赛前笔记')).toContainText('已通过')
  await stranger.setViewportSize(desktop.viewport)
  await signIn(stranger, 'fin')
  await expectShut(stranger, 'applications')
})

test('a post that waits is shown, another is removed by the keys, and support only looks', async ({
  page,
  stranger,
  journey,
}) => {
  await journey.signIn('edi')
  await stranger.setViewportSize(desktop.viewport)
  await signIn(stranger, 'sup')
  await openDesk(stranger, 'posts', { state: 'waiting' })
  await rowWith(stranger, '裁判的尺度').click()
  await expect(stranger.getByRole('dialog')).toBeVisible()
  await expect(stranger.getByRole('button', { name: /^通过/ })).toHaveCount(0)

  await openDesk(page, 'posts', { state: 'waiting' })
  await confirm(await ask(page, rowWith(page, '裁判的尺度'), '通过'))
  await expect(rowWith(page, '裁判的尺度')).toHaveCount(0)
  await rowWith(page, '加我微信').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^移除/ })).toBeVisible()
  await page.keyboard.press('r')
  await confirm(await formOf(page, '移除'))
  await expect(rowWith(page, '加我微信')).toHaveCount(0)
  await openDesk(page, 'posts', { q: '加我微信' })
  await expect(rowWith(page, '加我微信')).toContainText('已移除')
})

test('an article with a heading and a link keeps both when its words are changed', async ({
  page,
  stranger,
  journey,
}) => {
  const [title, address] = ['手球规则有了新的说明', 'https://example.com/handball']
  const markup = `<h2>改了什么</h2><p>一共三处，<a href="${address}">原文</a>在此。</p>`
  const { path, input } = homeEndpoints.publishArticle
  const words = { title, markup, paragraphs: [], source: '规则委员会' }
  const article = input.encode({ channel: 'headline', ...words }) as object
  await journey.operate(path!, article)

  await journey.signIn('edi')
  await openDesk(page, 'articles', { q: title })
  const form = await ask(page, rowWith(page, title), '改资讯')
  const body = form.getByLabel('正文，格式写作 HTML 标签', { exact: true })
  await body.fill((await body.inputValue()).replace('三处', '四处'))
  await form.getByLabel('原因').fill('漏了一处')
  await confirm(form)

  await stranger.goto('/#/tabs/news')
  await stranger.getByRole('link', { name: title }).first().click()
  await expect(stranger.getByRole('heading', { name: '改了什么', level: 2 })).toBeVisible()
  const told = stranger.getByRole('paragraph').filter({ hasText: '一共四处' })
  await expect(told.getByRole('link', { name: '原文' })).toHaveAttribute('href', address)
})

test('whoever says something to everybody sees first how many that are', async ({
  page,
  stranger,
  journey,
}) => {
  await journey.signIn('edi')
  await openDesk(page, 'announcements')
  await page.getByRole('button', { name: '发布广播' }).click()
  const form = await formOf(page, '发布广播')
  await form.getByLabel('标题').fill('周末维护')
  await form.getByLabel('内容').fill('周日凌晨三点到四点维护')
  await form.getByLabel('原因').fill('例行维护')
  const reached = form.getByRole('group', { name: '会收到的人' })
  await expect(reached).toHaveAttribute('aria-busy', 'false')
  await expect(reached).toContainText(/会员\s*\d+/)
  await confirm(form)
  await expect(rowWith(page, '周末维护')).toBeVisible()
  await stranger.setViewportSize(desktop.viewport)
  await signIn(stranger, 'rea')
  await openDesk(stranger, 'announcements')
  await expect(stranger.getByRole('button', { name: '发布广播' })).toHaveCount(0)
})

test('risk corrects a score and sees first what it moves', async ({ page, stranger, journey }) => {
  await journey.signIn('ris')
  await openDesk(page, 'results', { sport: 'football' })
  // The oldest of the page: nobody else looks at it.
  const row = page.getByRole('main').getByRole('row').last()
  const form = await ask(page, row, '更正比分')
  const home = form.getByLabel('主队得分（足球为九十分钟）')
  await home.fill(String(Number(await home.inputValue()) + 1))
  await form.getByLabel('原因').fill('官方改判')
  await expect(form.getByRole('region', { name: '将会变动' })).toContainText('更正为')
  await confirm(form)
  await openDesk(page, 'corrections')
  await expect(rowWith(page, '官方改判')).toBeVisible()
  await stranger.setViewportSize(desktop.viewport)
  await signIn(stranger, 'edi')
  await openDesk(stranger, 'results', { sport: 'football' })
  await stranger.getByRole('main').getByRole('row').last().click()
  await expect(stranger.getByRole('dialog')).toBeVisible()
  await expect(stranger.getByRole('button', { name: /更正比分/ })).toHaveCount(0)
})
