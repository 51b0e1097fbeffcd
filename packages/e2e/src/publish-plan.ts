import { expect, type Locator, type Page } from '@playwright/test'
import type { ToldMatch } from './own-feed.ts'

interface Wish {
  readonly title: string
  readonly matches: readonly ToldMatch[]
  /** What readers pay; nothing where experts of the first level publish. */
  readonly coins?: number
  /** The option is promised for half an hour before kick-off. */
  readonly late?: true
}

const REASON = '主队近十场领先后仍然压上，中场的接应点更多，客队两名边卫停赛。'

/** The expert has the form open or not; ends on the page of the locked plan and returns its number. */
export async function publishPlan(
  page: Page,
  { title, matches, coins, late }: Wish,
): Promise<string> {
  for (const [at, match] of matches.entries()) await pick(page, match, at)
  if (coins !== undefined)
    await page
      .getByRole('group', { name: '价格' })
      .getByRole('button', { name: `${coins} 金币` })
      .click()
  if (late) await page.getByRole('switch', { name: '临场发布' }).click()
  await page.getByLabel('标题').fill(title)
  await page.getByLabel('免费可读的摘要').fill('先看首发，再看左路')
  if (!late) await page.getByLabel('理由').fill(REASON)
  const send = page.getByRole('button', { name: late ? '开始售卖' : '检查并锁定' })
  // Nobody publishes twice within fifteen seconds: who is as quick as this tries again.
  await expect(async () => {
    await send.click({ timeout: 5000 })
    await expect(page).toHaveURL(/#\/plan-detail\//, { timeout: 10_000 })
  }).toPass({ timeout: 90_000 })
  return /plan-detail\/([^?]+)/.exec(page.url())![1]!
}

async function pick(page: Page, { home, away }: ToldMatch, at: number) {
  await page.getByRole('button', { name: at === 0 ? '选择比赛' : '再加一场' }).click()
  const picker = page.getByRole('dialog', { name: '选择比赛' })
  await picker.getByRole('button', { name: home }).click()
  const leg = page.getByRole('region', { name: `${home} 对 ${away}` })
  // Of a promised plan the tile is chosen before the promise, which then takes its place.
  await leg.getByRole('button', { name: /^主胜/ }).click()
}

/** A reader pays with coins and has the plan open. */
export async function buyPlan(page: Page, coins: number): Promise<void> {
  await page.getByRole('button', { name: '解锁方案' }).click()
  const sheet = page.getByRole('dialog', { name: '解锁方案' })
  // Whatever coupons the reader has: the price is the one that was published.
  await sheet.getByRole('button', { name: '不使用优惠' }).click()
  await sheet.getByRole('button', { name: `支付 ${coins} 金币` }).click()
  await expect(page).toHaveURL(/#\/plan\/pay-ok/)
}

export const seen = (page: Page, words: string | RegExp) =>
  page.getByText(words).filter({ visible: true }).first()
export const body = (page: Page) => page.getByRole('region', { name: '方案内容' })

/** A page that shows what a job does. */
export interface Look {
  /** Lets a job begin that runs by the minute. */
  minutePasses(): void
  /** Opens the page of which something is expected. */
  look(): Promise<Page>
}

/** What a job does is looked for again as a person would: minutes pass, and the page is opened anew. */
export async function untilShown(
  { minutePasses, look }: Look,
  what: string | Locator,
): Promise<void> {
  let timeout = 1500
  await expect(async () => {
    minutePasses()
    const page = await look()
    await page.reload()
    // A busy machine is slower: each time there is more patience.
    timeout *= 2
    await expect(typeof what === 'string' ? seen(page, what) : what).toBeVisible({ timeout })
  }).toPass({ timeout: 150_000 })
}
