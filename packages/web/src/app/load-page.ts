import type { ScreenName } from '@linmen/contract/screens/all-screens.ts'
import { homePages } from '#features/home/home.screens.ts'
import type { PageModule } from '#kit/page-module.ts'

/**
 * The page of a screen. The table of all pages names every file of the product, so it comes when
 * somebody leaves the home page, or arrives elsewhere.
 */
export async function loadPage(screen: ScreenName): Promise<PageModule> {
  if (screen === 'HomePage') return homePages.HomePage()
  const { pages } = await import('./pages.ts')
  return pages[screen]!()
}
