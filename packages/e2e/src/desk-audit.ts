import { expect, type Locator, type Page } from '@playwright/test'
import { isGrave, violationsOf } from './axe-violations.ts'
import { openDesk } from './console.ts'

const CONTROLS = 'a[href], button, input, textarea, [tabindex="0"]'
/** Pages that are no table have no rows to open. */
const OWN_PAGES: Readonly<Record<string, string>> = {
  today: '.figures',
  api: '.ant-collapse-item',
}

/** What stands in the way at a desk, at a row of it and at the form of a deed. */
export async function auditDesk(page: Page, name: string): Promise<string[]> {
  const main = page.getByRole('main')
  const own = OWN_PAGES[name]
  if (own === undefined) await openDesk(page, name)
  else {
    await page.goto(`/console/#/${name}`)
    await expect(main.locator(own).first()).toBeVisible()
  }
  await main.evaluate(hideMostRows)
  // The list of calls is as long as the contract: a few of them tell enough.
  if (name === 'api') await page.getByLabel('找接口').fill('/api/console/host')
  const faults = [...(await seenFaults(page, '[role="main"]')), ...(await tabbedTo(page, main))]
  const row = main.locator('.ant-table-row').first()
  if (name in OWN_PAGES || (await row.count()) === 0) return faults
  return [...faults, ...(await auditRow(page, row))]
}

/** One row is like the other, and a hundred controls more tell nothing new. */
function hideMostRows(main: Element): void {
  for (const row of [...main.querySelectorAll<HTMLElement>('.ant-table-row')].slice(2))
    row.style.display = 'none'
}

async function auditRow(page: Page, row: Locator): Promise<string[]> {
  await row.focus()
  await page.keyboard.press('Space')
  const drawer = page.locator('.ant-drawer-section')
  await expect(drawer).toBeVisible()
  await expect(drawer.locator('[aria-busy="true"]')).toHaveCount(0)
  const faults = [...(await seenFaults(page, '.ant-drawer')), ...(await tabbedTo(page, drawer))]
  const deed = drawer.locator('.ant-drawer-footer').getByRole('button').first()
  if ((await deed.count()) > 0) faults.push(...(await auditForm(page, deed)))
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  return faults
}

async function auditForm(page: Page, deed: Locator): Promise<string[]> {
  await deed.focus()
  await page.keyboard.press('Enter')
  const form = page.locator('.ant-modal')
  await expect(form).toBeVisible()
  const faults = [...(await seenFaults(page, '.ant-modal')), ...(await tabbedTo(page, form))]
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  return faults
}

export async function seenFaults(page: Page, part: string): Promise<string[]> {
  return (await violationsOf(page, part))
    .filter(isGrave)
    .map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => String(target[0])).join(' | ')}`)
}

/** Controls within a part that Tab never comes to, by what they are called. */
export async function tabbedTo(page: Page, part: Locator): Promise<string[]> {
  const count = await part.evaluate((root, controls) => {
    const shown = [...root.querySelectorAll<HTMLElement>(controls)].filter(
      (each) =>
        each.tabIndex >= 0 &&
        !each.matches(':disabled') &&
        each.closest('[aria-hidden="true"], [inert]') === null &&
        each.checkVisibility({ checkVisibilityCSS: true }),
    )
    for (const each of shown) each.dataset['untouched'] = ''
    document.addEventListener('focusin', ({ target }) => {
      delete (target as HTMLElement).dataset['untouched']
    })
    // What has the focus already hears of nothing when it gets it again.
    ;(document.activeElement as HTMLElement | null)?.blur()
    shown[0]?.focus()
    return shown.length
  }, CONTROLS)
  for (let at = 0; at < count; at += 1) await page.keyboard.press('Tab')
  return part
    .locator('[data-untouched]')
    .evaluateAll((left) =>
      left.map(
        (each) =>
          `Tab does not reach ${each.tagName.toLowerCase()} ${each.ariaLabel ?? each.textContent}`,
      ),
    )
}
