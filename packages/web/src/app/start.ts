import { holdBack } from '#kit/address/hold.ts'
import { theHost } from '#kit/host.ts'
import { keepInstallOffer } from '#kit/device/install.ts'
import { followOtherTabs } from '#kit/login-state.ts'
import { notices } from '#kit/notices.ts'
import { followAddress, onPlace } from '#kit/place.ts'
import { watchScripts } from '#kit/policy/script-failure.ts'
import { followTheme } from '#kit/device/theme.ts'
import { keepVisit } from '#kit/device/visit.ts'
import { connectModals } from '#ui/overlay/overlay-store.ts'
import { fetchFigures } from './fetch-figures.ts'
import { insertHome } from './first-history.ts'
import { followLinks } from './links.ts'
import { whenQuiet } from './when-quiet.ts'

/** What must stand before the first page does. */
export function start(): void {
  fetchFigures()
  keepVisit()
  insertHome()
  followAddress()
  followLinks()
  followOtherTabs()
  followTheme()
  watchScripts()
  keepInstallOffer()
  connectModals((dismiss) => holdBack(dismiss))
  onPlace(leavePage)
  whenQuiet(async () => {
    const { reportDevice, reportStart } = await reports()
    reportDevice()
    void reportStart()
  })
}

/** Every change of page closes the dialogs of the last one and takes its title away. */
function leavePage(): void {
  notices.closeAll()
  document.title = theHost().brand.name
  void reports().then(({ reportPage }) => reportPage())
}

/** Statistics come after everything a person can see. */
const reports = () => import('#kit/address/page-view.ts')
