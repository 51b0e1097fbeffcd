import type { ScreenName } from '@linmen/contract/screens/all-screens.ts'
import { appPages } from '#features/app-pages/app.screens.ts'
import { authPages } from '#features/auth/auth.screens.ts'
import { basketballPages } from '#features/basketball/basketball.screens.ts'
import { dataPages } from '#features/data/data.screens.ts'
import { footballPages } from '#features/football/football.screens.ts'
import { footballDataPages } from '#features/football-data/football-data.screens.ts'
import { galleryPages } from '#features/gallery/gallery.screens.ts'
import { homePages } from '#features/home/home.screens.ts'
import { matchPages } from '#features/match/match.screens.ts'
import { planPages } from '#features/plan/plan.screens.ts'
import { userPages } from '#features/user/user.screens.ts'
import type { PageModule } from '#kit/page-module.ts'

/** Where the page of each screen lives. Only the router imports this: it names every chunk. */
export const pages: Partial<Record<ScreenName, () => Promise<PageModule>>> = {
  ...appPages,
  ...authPages,
  ...basketballPages,
  ...dataPages,
  ...footballPages,
  ...footballDataPages,
  ...galleryPages,
  ...homePages,
  ...matchPages,
  ...planPages,
  ...userPages,
}
