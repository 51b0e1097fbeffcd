import { expect, type Page } from '@playwright/test'
import { openScreens } from '@linmen/contract/screens/open-screens.ts'
import { everyAddress } from './every-address.ts'
import { rows } from './match-rows.ts'

const PAGES_A_PART = 24

/**
 * Sweeps over many screens go in parts that last half a minute, so that workers share them and a fault is near its page.
 * A part is every n-th: neighbours in the table are alike, and some kinds of page are slower than others.
 */
export function partsOf(screens: number) {
  const all = Array.from({ length: Math.ceil(screens / PAGES_A_PART) }, (_, at) => at)
  return {
    all,
    of: <Item>(items: readonly Item[], part: number): Item[] =>
      items.filter((_, at) => at % all.length === part),
  }
}

const ofAll = partsOf(Object.keys(openScreens).length)
export const visitParts = ofAll.all

interface Visitor {
  open(path: string): Promise<void>
  idOf(name: string): string
}

/** The first match of each list, looked up once in a process. */
const firsts = new Map<string, string>()

/** The addresses of one part, about the first match of each list. */
export async function addressesOfPart(page: Page, visitor: Visitor, part: number) {
  const firstOf = async (list: string) => {
    const known = firsts.get(list)
    if (known !== undefined) return known
    await visitor.open(list)
    // The list that was open before stays, out of sight.
    const row = rows(page).filter({ visible: true }).first()
    await expect(row).toBeVisible()
    const first = (await row.getAttribute('data-match')) ?? ''
    firsts.set(list, first)
    return first
  }
  const football = await firstOf('/tabs/match')
  const basketball = await firstOf('/tabs/match-bk')
  return ofAll.of(everyAddress({ football, basketball, idOf: visitor.idOf }), part)
}
