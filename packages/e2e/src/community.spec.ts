import type { Page } from '@playwright/test'
import { dot } from './dot.ts'
import { expect, open, signIn, test } from './journey.ts'
import { nowMs } from './moment.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a post with pictures is liked, reported and taken down, and its writer objects', async ({
  page,
  stranger,
  journey,
}) => {
  const words = `看台上拍的两张 ${nowMs() % 1e6}`
  // What somebody new writes waits for an operator; mei's is there at once.
  await journey.signIn('mei')
  await journey.open(`/community/topic/${journey.idOf('topicId')}`)
  await press(page, '图片')
  await page.locator('input[type=file]').setInputFiles([dot, { ...dot, name: 'again.png' }])
  await expect(page.getByRole('button', { name: /移除第 \d 张图片/ })).toHaveCount(2)
  await expect(page.getByRole('status').filter({ hasText: /等待|%/ })).toHaveCount(0)
  await page.getByRole('textbox').fill(words)
  await press(page, '发送')
  await page.getByRole('link', { name: words }).click()
  await expect(page).toHaveURL(/#\/community\/post\//)
  const pictures = page.locator('article').getByRole('img', { name: '帖子图片' })
  await expect(pictures.locator('visible=true')).toHaveCount(2)
  await expect
    .poll(() => pictures.last().evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  const path = page.url().split('#')[1]!

  await journey.join(stranger)
  await open(stranger, path)
  await press(stranger, '赞 0')
  await expect(stranger.getByRole('button', { name: '赞 1', pressed: true })).toBeVisible()
  await stranger.getByRole('button', { name: '举报' }).first().click()
  await stranger.getByRole('dialog').getByRole('button', { name: '提交' }).click()
  await expect(
    stranger.getByText('已举报，感谢反馈').filter({ visible: true }).first(),
  ).toBeVisible()

  await signIn(stranger, 'lao')
  await stranger.reload()
  await stranger.getByRole('group', { name: '运营操作' }).getByText('下架').click()
  await stranger.getByRole('dialog').getByRole('button', { name: '提交' }).click()
  await expect(stranger.getByText('已下架').filter({ visible: true }).first()).toBeVisible()

  await page.reload()
  await expect(page.getByText(/内容已下架，原因：辱骂攻击/)).toBeVisible()
  await press(page, '申诉')
  await page.getByLabel('申诉理由').fill('只是两张看台的照片')
  await press(page, '提交申诉')
  await expect(page.getByText(/已收到你的申诉/)).toBeVisible()
})
