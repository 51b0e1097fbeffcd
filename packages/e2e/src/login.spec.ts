import { expect, test } from './journey.ts'

test('a member signs in by password and is known afterwards', async ({ page, journey }) => {
  await journey.open('/login')
  await journey.signInByHand('mei')
  await journey.open('/tabs/user/center')
  await expect(page.getByText('小美看球').filter({ visible: true }).first()).toBeVisible()
  expect(journey.complaints).toEqual([])
})

test('a wrong password is refused beside the field', async ({ page, journey }) => {
  await journey.open('/login?way=password')
  await page.getByLabel('手机号').fill('13800000001')
  await page.getByLabel('密码', { exact: true }).fill('certainly-wrong')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page).toHaveURL(/#\/login/)
})

test('a session kept from an earlier visit is still there', async ({ page, journey }) => {
  await journey.signIn('mei')
  await journey.open('/tabs/user/center')
  await expect(page.getByText('小美看球').filter({ visible: true }).first()).toBeVisible()
})
