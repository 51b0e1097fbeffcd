import type { Page } from '@playwright/test'
import { layoutFaults } from './layout-faults.ts'
import { controlsOf, isThere, press, type Control } from './pressed-controls.ts'
import type { PressedKinds } from './pressed-kinds.ts'
import { smallTargets } from './small-targets.ts'
import { still } from './still.ts'

/** What ends the visit, pays, or changes what the account shows in other journeys. */
const NOT_HERE =
  /退出|注销|支付|购买|清空|删除|关注|提现|充值|发布|举报|拉黑|冷静|结束|下线|兑换|领取|砍价|解锁|订阅/

const NARROW = { width: 320, colorScheme: 'dark' } as const
const USUAL = { width: 375, colorScheme: 'light' } as const
type Phone = typeof NARROW | typeof USUAL

/** Of a page with a hundred kinds of controls, so many are pressed: the run has to end. */
const MOST_PRESSED = 10

/** How long is waited for what may come of a control or not: nothing depends on it. */
const MAY_DO_NOTHING_MS = 3000

/** A sheet whose code was on its way lies over the next control until then. */
const SHEET_WITHIN_MS = 3000

interface Visit {
  open(): Promise<void>
  /** The page was looked at, and nothing was pressed yet. */
  opened(): void
}

/** Looks at pages and at what opens on them, and presses one of every kind of control. */
export class Audit {
  readonly faults: string[] = []
  readonly #page: Page
  readonly #kinds: PressedKinds
  #phone: Phone = USUAL

  constructor(page: Page, kinds: PressedKinds) {
    this.#page = page
    this.#kinds = kinds
  }

  async visit(name: string, { open, opened }: Visit): Promise<void> {
    const page = this.#page
    const openStill = () => open().then(() => still(page))
    await openStill()
    await this.#look(name)
    opened()
    for (const control of this.#fresh(await controlsOf(page))) {
      if (!(await isThere(page, control))) await openStill()
      await controlsOf(page)
      if (!(await isThere(page, control))) {
        this.#kinds.leave(control.kind)
        continue
      }
      const address = page.url()
      for (const fault of await this.#press(name, control)) this.faults.push(`${name}　${fault}`)
      await still(page)
      if (await this.#isDialogOpen()) await this.#lookInside(`${name} › ${control.label}`)
      if (page.url() !== address || (await this.#isDialogOpen())) await openStill()
    }
  }

  /**
   * A sheet whose code had to be fetched opens when the next control is being pressed: it is looked at first. A page
   * that leads on by itself takes its controls along: what went unpressed is pressed where it is met again.
   */
  async #press(name: string, control: Control): Promise<string[]> {
    const faults = await press(this.#page, control, SHEET_WITHIN_MS)
    if (faults.length === 0) return faults
    if (await this.#isDialogOpen()) await this.#lookInside(`${name} › what came late`)
    await still(this.#page)
    await controlsOf(this.#page)
    if (await isThere(this.#page, control)) return press(this.#page, control)
    this.#kinds.leave(control.kind)
    return []
  }

  /**
   * Looks at the sheet or dialog on top, and again after each kind of control in it. What is chosen already may do
   * nothing there.
   */
  async #lookInside(where: string): Promise<void> {
    await this.#look(where)
    for (const control of this.#fresh(await controlsOf(this.#page))) {
      await controlsOf(this.#page)
      if (!(await isThere(this.#page, control))) continue
      await press(this.#page, control, MAY_DO_NOTHING_MS)
      await still(this.#page)
      if (!(await this.#isDialogOpen())) return
      await this.#look(`${where} › ${control.label}`)
    }
    await this.#page.keyboard.press('Escape')
  }

  #isDialogOpen = async () => (await this.#page.locator('dialog[open]').count()) > 0

  #fresh(controls: readonly Control[]): Control[] {
    const fresh: Control[] = []
    for (const control of controls) {
      if (fresh.length === MOST_PRESSED) break
      if (!NOT_HERE.test(control.label) && this.#kinds.take(control.kind)) fresh.push(control)
    }
    return fresh
  }

  /**
   * On a narrow phone in the dark and on a usual one in the light: colours move nothing. The phone that is there comes
   * first, because after a change a page needs a moment.
   */
  async #look(where: string): Promise<void> {
    for (const phone of [this.#phone, this.#phone === NARROW ? USUAL : NARROW]) {
      await this.#take(phone)
      await loaded(this.#page)
      const { width, colorScheme } = phone
      const faults = await layoutFaults(this.#page)
      this.faults.push(...faults.map((fault) => `${where} ${width} ${colorScheme}　${fault}`))
      // On a narrow phone everything is drawn smaller.
      const targets = phone === USUAL ? await smallTargets(this.#page) : []
      this.faults.push(...targets.map((target) => `${where}　too small to tap: ${target}`))
    }
  }

  async #take(phone: Phone): Promise<void> {
    if (phone === this.#phone) return
    this.#phone = phone
    await this.#page.setViewportSize({ width: phone.width, height: 812 })
    await this.#page.emulateMedia({ colorScheme: phone.colorScheme })
    await still(this.#page)
  }
}

/** What says that something is on its way is gone when it came. */
const loaded = (page: Page) =>
  page
    .getByText('加载中…')
    .filter({ visible: true })
    .first()
    .waitFor({ state: 'hidden', timeout: 10_000 })
    .catch(() => {})
