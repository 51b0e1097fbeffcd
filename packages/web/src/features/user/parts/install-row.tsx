import { useHost } from '#kit/host.ts'
import { installOffer } from '#kit/device/install.ts'
import { notices } from '#kit/notices.ts'
import { useStore } from '#kit/store.ts'
import { install } from '#ui/icon/page.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'

const ON_APPLE = '在 Safari 里点“分享”，再选“添加到主屏幕”，下次从桌面打开'

/** Puts the app on the home screen, where the browser offers it and the host does not object. */
export function InstallRow() {
  const { brand, shows } = useHost()
  const offer = useStore(installOffer)
  const byHand = isAppleBrowser()
  if (!shows('download') || isInstalled() || (!offer && !byHand)) return null
  const ask = async () => {
    if (!offer) return notices.alert(ON_APPLE)
    installOffer.set(null)
    await offer.prompt()
  }
  return (
    <ListRow
      glyph={install}
      title={`把${brand.name}放到桌面`}
      note={offer ? '离线也能看最近比分' : '用 Safari 添加'}
      onClick={() => void ask()}
    />
  )
}

const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true

// Only Safari itself can add pages there, and it offers nothing to scripts.
const isAppleBrowser = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) &&
  /Safari/.test(navigator.userAgent) &&
  !/CriOS|FxiOS|MicroMessenger/.test(navigator.userAgent)
