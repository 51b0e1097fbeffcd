import { dot } from './dot.ts'
import { expect, test } from './journey.ts'
import { nowMs } from './moment.ts'

test('mei looks through her messages, reads a letter and clears what waits', async ({
  page,
  journey,
}) => {
  await journey.signIn('mei')
  await journey.open('/message/center')
  const letters = page.getByRole('link', { name: /来信/ })
  await expect(letters).toBeVisible()
  await letters.click()
  await expect(page).toHaveURL(/#\/message\/letter/)
  await expect(page.getByText('这里是运营的来信').filter({ visible: true })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/#\/message\/center/)
  const clear = page.getByRole('button', { name: '清未读' })
  // The page may still be counting, and what comes meanwhile waits anew.
  await expect(async () => {
    if (await clear.isVisible()) await clear.click()
    await expect(clear).toHaveCount(0, { timeout: 5000 })
  }).toPass()
  expect(journey.complaints).toEqual([])
})

test('a picture that lost its network on the way is sent again by a tap, and goes with the feedback', async ({
  page,
  journey,
}) => {
  await journey.signIn('mei')
  await journey.open('/user/feedback-list')
  await page.route('**/api/sns/savePicture*', (route) => route.abort('internetdisconnected'))
  await page.locator('input[type=file]').setInputFiles(dot)
  const retry = page.getByRole('button', { name: '第 1 张上传失败，点此重试' })
  await expect(retry).toBeVisible()
  await page.unroute('**/api/sns/savePicture*')
  await retry.click()
  await expect(retry).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: /等待|%/ })).toHaveCount(0)
  const words = `网络断过一次 ${nowMs() % 1e6}`
  await page.getByLabel('反馈内容').fill(words)
  await page.getByRole('button', { name: '提交反馈' }).click()
  await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible()
})
