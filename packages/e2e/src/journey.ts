import { test as base, expect, type Page } from '@playwright/test'
import { idOf, sessionOf, type Place } from './product.ts'

/** Named people of the demo: mei buys, wei is an expert, lao is an operator. */
export type Person = 'mei' | 'wei' | 'lao'

const ROLES = { mei: 'member', wei: 'expert', lao: 'operator' } as const
const PHONES: Record<Person, string> = {
  mei: '13800000001',
  wei: '13800000002',
  lao: '13800000003',
}
const PASSWORD = 'linmen2026'

interface Journey {
  /** Opens a screen by its path and waits until the page has drawn itself. */
  open(path: string): Promise<void>
  /** Begins the test already signed in, as after an earlier visit. */
  signIn(person: Person): Promise<void>
  /** Signs in the way a person does; ends where the login page leads. */
  signInByHand(person: Person): Promise<void>
  /** The id of something that exists in the demo: `planId`. */
  idOf(name: string): string
  /** Complaints of the page so far: exceptions, console errors, failed requests. */
  readonly complaints: readonly string[]
}

const place = () => JSON.parse(process.env['LINMEN_E2E'] ?? '{}') as Place

export const test = base.extend<{ journey: Journey }>({
  baseURL: async ({}, use) => use(place().url),
  journey: async ({ page }, use) => {
    await use({
      complaints: listen(page),
      open: (path) => open(page, path),
      signIn: (person) => signIn(page, person),
      signInByHand: (person) => signInByHand(page, person),
      idOf: (name) => idOf(place(), name),
    })
  },
})

export { expect }

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/#${path}`)
  // The page as delivered holds a grey sketch; the program replaces it.
  await expect(page.locator('#root > .boot')).toHaveCount(0)
}

async function signIn(page: Page, person: Person): Promise<void> {
  const { cookies, storage } = sessionOf(place(), ROLES[person])
  const { url } = place()
  await page
    .context()
    .addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, url, httpOnly: true })),
    )
  await page.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, storage)
}

async function signInByHand(page: Page, person: Person): Promise<void> {
  await page.getByLabel('手机号').fill(PHONES[person])
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).not.toHaveURL(/#\/login/)
}

function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
  })
  return complaints
}
