import { expect, type Locator, type Page } from '@playwright/test'
import { ask, confirm, formOf, openDesk, openRow, rowWith } from './console.ts'
import type { Person } from './journey.ts'

type Deed = (page: Page) => Promise<void>
type Filled = Readonly<Record<string, string>>

/** A desk, who works there and how, who may only look, and who does not see it. */
export interface DeskWork {
  readonly desk: string
  readonly wish?: Filled
  readonly by: Person
  /** Begins where the desk is open; left out where the work is a longer story with a journey of its own. */
  readonly deed?: Deed
  /** Sees the same rows without a button for any of these deeds. */
  readonly looks?: { readonly person: Person; readonly without: RegExp }
  readonly shut?: Person
}

/** Opens the first row that says so, fills the form of a deed and agrees. */
export async function act(
  page: Page,
  row: string | RegExp,
  deed: string,
  filled: Filled = { 原因: '例行核对' },
): Promise<void> {
  const form = await ask(page, rowWith(page, row), deed)
  await fill(form, filled)
  await confirm(form)
}

/** Makes something new with the button of the desk. */
export async function make(page: Page, deed: string, filled: Filled): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: deed }).click()
  const form = await formOf(page, deed)
  await fill(form, filled)
  await confirm(form)
}

async function fill(form: Locator, filled: Filled): Promise<void> {
  for (const [label, value] of Object.entries(filled)) {
    const field = form.getByLabel(label, { exact: true })
    if ((await field.getAttribute('role')) === 'combobox') {
      await field.click()
      await form.page().locator('.ant-select-item-option').filter({ hasText: value }).click()
      continue
    }
    await field.fill(value)
    // A field with a calendar takes what was written when it is left by Enter.
    if (/^\d{4}-\d\d-\d\d /.test(value)) await field.press('Enter')
  }
}

/** The rows of another desk that belong to the first one here. */
export const opensBeside =
  (tab: string): Deed =>
  async (page) => {
    await openRow(page.getByRole('main').locator('.ant-table-row').first())
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('tab', { name: tab, exact: true }).click()
    const beside = drawer.getByRole('tabpanel', { name: tab, exact: true })
    await expect(beside.locator('tbody .ant-table-row').first()).toBeVisible()
  }

/** Set off and put back: whoever comes after finds the house as it was. */
export const thereAndBack =
  (row: string | RegExp, deeds: readonly string[]): Deed =>
  async (page) => {
    for (const deed of deeds) await act(page, row, deed)
  }

/** Written once more as it stands, with a reason. */
export const asItStands =
  (row: string | RegExp, deed: string): Deed =>
  (page) =>
    act(page, row, deed)

/** Taken from view at one desk, and shown again where it is found then. */
export const hiddenAndBack =
  (desk: string): Deed =>
  async (page) => {
    const id = await rowWith(page, '已结算').getByRole('cell').first().innerText()
    await act(page, id, '下\\s?架')
    await openDesk(page, desk, { view: 'hidden' })
    await act(page, id, '恢复展示')
    await expect(rowWith(page, id)).toHaveCount(0)
  }

/** Whatever comes first; the head of a table has no number in it. */
export const ANY_ROW = /\d/
