import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test'
import { pressedKinds, type PressedKinds } from './audit/pressed-kinds.ts'
import { shiftDate } from './moment.ts'
import { sessionByCode } from './member-session.ts'
import { operate } from './operate.ts'
import { watchRequests } from './settled.ts'
import { idOf, sessionOf, type Place, type Session } from './product.ts'

/** Named people of the demo: mei buys, wei is an expert, lao owns the console, the others work there. */
export type Person = 'mei' | 'wei' | 'lao' | Operator
type Operator = 'fin' | 'edi' | 'ris' | 'sup' | 'rea'
/** Chen has coins for a set meal, tang and zhu have cash, hai was never a member: they sign in by hand. */
type Signer = Exclude<Person, Operator> | 'chen' | 'tang' | 'zhu' | 'hai'

const ROLES: Record<Person, string> = {
  ...{ mei: 'member', wei: 'expert', lao: 'operator', fin: 'finance', edi: 'content' },
  ...{ ris: 'risk', sup: 'support', rea: 'reader' },
}
export const PHONES: Record<Signer, string> = {
  chen: '13800000021',
  zhu: '13800000022',
  tang: '13800000023',
  hai: '13800000014',
  mei: '13800000001',
  wei: '13800000002',
  lao: '13800000003',
}
const PASSWORD = 'linmen2026'

export interface Journey {
  /** Opens a screen by its path and waits until the page has drawn itself. */
  open(path: string): Promise<void>
  /**
   * Begins the test already signed in, as after an earlier visit. Others look at the same account meanwhile: who
   * changes what its pages show joins as a member of their own.
   */
  signIn(person: Person): Promise<void>
  /** Begins the test as a member of one's own, who joined a moment ago. */
  join(on?: Page): Promise<void>
  /** Signs in the way a person does; ends where the login page leads. */
  signInByHand(person: Signer): Promise<void>
  /** What an operator sends from the console, by its path. */
  operate(path: string, words: object): Promise<void>
  /** The id of something that exists in the demo: `planId`. */
  idOf(name: string): string
  /** Complaints of the page so far: exceptions, console errors, failed requests. */
  readonly complaints: readonly string[]
}

/** Windows of operators, one for each, open as long as the desks are worked at: a console is opened once a day. */
interface Office {
  windowOf(person: Person): Promise<Page>
  close(): Promise<void>
  /** Of all its windows. */
  readonly complaints: readonly string[]
}

/** The product of this run. */
export const place = () => JSON.parse(process.env['LINMEN_E2E'] ?? '{}') as Place

/** `stranger` is the page of somebody else, on a phone of his own; the `office` is where the console is worked at. */
export const test = base.extend<
  { journey: Journey; stranger: Page; pressedKinds: PressedKinds },
  { office: Office }
>({
  baseURL: async ({}, use) => use(place().url),
  context: async ({ context }, use) => {
    await prepare(context)
    await use(context)
  },
  stranger: async ({ browser }, use) => {
    const context = await browser.newContext({ baseURL: place().url })
    await prepare(context)
    await use(await context.newPage())
    await context.close()
  },
  office: [
    async ({ browser }, use) => {
      const windows = new Map<Person, Page>()
      const complaints: string[] = []
      const office: Office = {
        complaints,
        windowOf: async (person) => {
          const known = windows.get(person)
          if (known) return known
          const page = await desktopPage(browser)
          listen(page, complaints)
          await signIn(page, person)
          windows.set(person, page)
          return page
        },
        close: async () => {
          for (const page of windows.values()) await page.context().close()
          windows.clear()
        },
      }
      await use(office)
      await office.close()
    },
    { scope: 'worker' },
  ],
  pressedKinds: async ({}, use) => use(pressedKinds(place().folder)),
  journey: async ({ page }, use) => {
    watchRequests(page)
    await askAgain(page)
    await use({
      complaints: listen(page),
      open: (path) => open(page, path),
      signIn: (person) => signIn(page, person),
      join: async (on = page) => takeUp(on, await sessionByCode(place()), place().url),
      signInByHand: (person) => signInByHand(page, person),
      operate: (path, words) => operate(place(), path, words),
      idOf: (name) => idOf(place(), name),
    })
  },
})

export { expect }

async function desktopPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    ...{ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' },
    baseURL: place().url,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await prepare(context)
  return context.newPage()
}

async function prepare(context: BrowserContext): Promise<void> {
  await context.addInitScript(shiftDate, Number(process.env['LINMEN_E2E_SHIFT']))
  // A goal anywhere rains red packets over whatever is being tested; none of these journeys is about them.
  await context.route('**/api/hd/match/redPacket/matches*', (route) =>
    route.fulfill({ json: { isSuccess: true, code: 1, matchs: [] } }),
  )
  // Nor about a subscription that ends soon: the question would come over whatever is open when the page is idle.
  await context.route('**/api/push/checkAllExpire*', (route) =>
    route.fulfill({ json: { isSuccess: true, code: 1, three: [], seven: [] } }),
  )
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/#${path}`)
  // The page as delivered holds a grey sketch; the program replaces it.
  await expect(page.locator('#root > .boot')).toHaveCount(0)
}

/** For the page of a second person; `journey.signIn` is for one's own. */
export const signIn = (page: Page, person: Person, at = place()): Promise<void> =>
  takeUp(page, sessionOf(at, ROLES[person]), at.url)

/** The page is that of somebody whose session this is. */
export async function takeUp(
  page: Page,
  { cookies, storage }: Session,
  url: string,
): Promise<void> {
  await page
    .context()
    .addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, url, httpOnly: true })),
    )
  await page.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, storage)
}

async function signInByHand(page: Page, person: Signer): Promise<void> {
  await page.getByRole('button', { name: '密码登录' }).click()
  await page.getByLabel('手机号').fill(PHONES[person])
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  // `/home` is on the way to the host's own home: whoever goes on from there would be fetched back.
  await expect(page).not.toHaveURL(/#\/(login|home)(\?|$)/)
  await expect(page.getByRole('main').first()).toBeVisible()
}

/** Where an answer does not come in time, as on a busy machine, a person presses the button for another try. */
async function askAgain(page: Page): Promise<void> {
  const late = page.getByRole('alert').filter({ hasText: '网络异常', visible: true })
  const again = late.getByRole('button', { name: '重新加载' }).first()
  await page.addLocatorHandler(again, (button) => button.click(), { noWaitAfter: true, times: 3 })
}

function listen(page: Page, complaints: string[] = []): string[] {
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
  })
  return complaints
}
