import type { OpenScreenName } from '@linmen/contract/screens/open-screens.ts'
import { homePages } from '#features/home/home.screens.ts'
import type { PageModule } from '#kit/address/page-module.ts'
import { completeTable } from '#kit/address/screen-table.ts'

/**
 * The page of a screen. The tables of all pages and screens name every file and every address of the product, so
 * they come when somebody leaves the home page, or arrives elsewhere.
 */
export async function loadPage(screen: OpenScreenName): Promise<PageModule> {
  if (screen === 'HomePage') return homePages.HomePage()
  const pages = await loadTable()
  return pages[screen]()
}

/** Every address is known from then on. */
export async function loadTable() {
  const { pages, screenRows } = await import('./pages.ts')
  completeTable(screenRows)
  return pages
}
