import type { Page } from '@playwright/test'
import { afterCashier, atCashier } from './cashier.ts'
import { joinByCode } from './code.ts'
import { expect, test } from './journey.ts'
import { tells, valuesIn } from './locked-values.ts'
import { keptOnDevice, recordNetwork, type Heard, type NetworkLog } from './network-log.ts'

// Whatever the worker keeps is looked through, too. An address gets twenty codes an hour: who joins here has one of their own.
test.use({ serviceWorkers: 'allow', extraHTTPHeaders: { 'x-forwarded-for': '192.0.2.19' } })

interface SoldTool {
  readonly path: (matchId: string) => string
  /** Whether a request asked for what is sold. */
  readonly asks: (from: string) => boolean
}

const toolAt = (path: string, code: number): SoldTool => ({
  path: (matchId) => `/special/${path}?matchId=${matchId}`,
  asks: (from) =>
    from.includes('/specialData/data?') && new RegExp(`dataType=${code}\\b`).test(from),
})

const TOOLS = {
  dispersion: toolAt('lisan-detail', 3),
  difference: toolAt('difference-detail', 7),
  winMark: {
    path: (matchId) => `/wind-mark-lis/probability-change/14-${matchId}`,
    asks: (from) => from.includes('queryProbabilityChange'),
  },
} satisfies Record<string, SoldTool>

/** Pages that name the same match and the same tools in passing. */
const BESIDE = ['/special/index', '/special/list?type=3', '/special/list?type=7', '/wind-mark-lis']

const strip = (page: Page, words: string) => page.getByText(words).filter({ visible: true })
const unlockButton = (page: Page) =>
  page.getByRole('button', { name: '解锁', exact: true }).filter({ visible: true })

/** Looks at locked pages; everything that was said and kept until then. */
async function lookAround(page: Page, log: NetworkLog, matchId: string, tools: SoldTool[]) {
  const kept: Heard[] = []
  await tryAgain(page)
  const paths = [`/match-detail/ft?matchId=${matchId}`, ...BESIDE]
  for (const path of [...paths, ...tools.map((tool) => tool.path(matchId))]) {
    await page.goto(`/#${path}`)
    await expect(page.getByRole('main').filter({ visible: true }).first()).toBeVisible()
    if (!paths.includes(path)) await expect(strip(page, '待解锁').first()).toBeVisible()
    kept.push(...(await keptOnDevice(page)))
  }
  return [...(await log.heard()), ...kept]
}

/** The first to ask for the tools of a match waits for them; where that takes too long, a person presses the button. */
async function tryAgain(page: Page) {
  const again = page.getByRole('button', { name: '重新加载' }).filter({ visible: true }).first()
  await page.addLocatorHandler(again, (button) => button.click())
}

/** What is open now was told nowhere before. */
async function expectUntold(log: NetworkLog, before: readonly Heard[], isIt: SoldTool['asks']) {
  const [now] = (await log.heard()).filter(({ from }) => isIt(from)).slice(-1)
  expect(now, 'the answer that is open').toBeDefined()
  const values = valuesIn(JSON.parse(now!.text))
  expect(tells(now!, values)).toBe(true)
  expect(before.filter((heard) => tells(heard, values)).map(({ from }) => from)).toEqual([])
}

test('a newcomer opens a tool with the look of the day, pays for the next past the wallet and for a third with coins', async ({
  page,
  context,
  journey,
}) => {
  const matchId = journey.idOf('lockedMatchId')
  const { dispersion, difference, winMark } = TOOLS
  const log = recordNetwork(context)
  const before = await test.step('what is locked is told nowhere', () =>
    lookAround(page, log, matchId, [dispersion, difference, winMark]))

  await test.step('the look of the day', async () => {
    await journey.open(`/login?backUrl=${encodeURIComponent(dispersion.path(matchId))}`)
    await joinByCode(page)
    await page.getByRole('button', { name: '免费解锁' }).filter({ visible: true }).click()
    await expect(strip(page, '已解锁　用今日免费次数')).toBeVisible()
    await expectUntold(log, before, dispersion.asks)
  })

  await test.step('paid at the cashier, and back to what was paid for', async () => {
    await journey.open(difference.path(matchId))
    await expect(strip(page, '待解锁')).toBeVisible()
    await unlockButton(page).click()
    const sheet = page.getByRole('dialog', { name: '解锁特色数据' })
    await sheet.getByRole('button', { name: /还差/ }).click()
    const told = page.getByRole('dialog').filter({ hasText: '余额不足' })
    await told.getByRole('button', { name: '直接支付 12 元' }).click()
    await atCashier(page, '模拟支付', '12.00')
    await afterCashier(page, strip(page, '已解锁　已购买'))
    await expect(page).toHaveURL(/#\/special\/difference-detail/)
    await expectUntold(log, before, difference.asks)
  })

  await test.step('paid with coins', async () => {
    await journey.open('/pay/userChargeHuoyan')
    await page.getByRole('button', { name: '18 金币，18 元' }).click()
    await page.getByRole('button', { name: '充值 18 元，得 18 金币' }).click()
    await atCashier(page, '模拟支付', '18.00')
    await afterCashier(page, page.getByText('金币已到账，可以使用'))
    await journey.open(winMark.path(matchId))
    await unlockButton(page).click()
    const sheet = page.getByRole('dialog', { name: '解锁特色数据' })
    await sheet.getByRole('button', { name: '支付 18 金币' }).click()
    await expect(strip(page, '已解锁　已购买')).toBeVisible()
    await expectUntold(log, before, winMark.asks)
  })

  await test.step('all three stand in the list of what was opened', async () => {
    await journey.open('/special/looked')
    for (const name of ['离散度', '欧亚差异', '风向标'])
      await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible()
  })
  expect(journey.complaints).toEqual([])
})

test('a member sees what the membership includes, and nobody else does', async ({
  page,
  context,
  journey,
  stranger,
}) => {
  const matchId = journey.idOf('lockedMatchId')
  const { difference, winMark } = TOOLS
  const overheard = recordNetwork(stranger.context())
  const before = await lookAround(stranger, overheard, matchId, [difference, winMark])
  const log = recordNetwork(context)
  await journey.signIn('mei')
  for (const tool of [difference, winMark]) {
    await journey.open(tool.path(matchId))
    await expect(strip(page, '已解锁　会员已含')).toBeVisible()
    await expect(unlockButton(page)).toHaveCount(0)
    await expectUntold(log, before, tool.asks)
  }
  expect(journey.complaints).toEqual([])
})
