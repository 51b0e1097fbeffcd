import { hrefTo } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { useLoggedIn } from '#kit/session.ts'
import { useTitle } from '#kit/address/title.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { gear } from '#ui/icon/page.ts'
import { MessageBell } from '#features/message/parts/public.ts'
import { CentreFoot } from '#features/user/parts/centre-foot.tsx'
import { OwnContent } from '#features/user/parts/own-content.tsx'
import { OwnCounts } from '#features/user/parts/own-counts.tsx'
import { Profile } from '#features/user/parts/profile.tsx'
import { WalletCard } from '#features/user/parts/wallet-card.tsx'
import { VipStrip } from '#features/vip/parts/public.ts'
import { useMe } from '#features/user/use-me.ts'
import s from './user-center.module.css'

export function Page() {
  const loggedIn = useLoggedIn()
  const { brand, shows } = useHost()
  const me = useMe()
  const member = loggedIn ? me.data : undefined
  useTitle('我的')
  return (
    <div className={s.page}>
      <div className={s.tools}>
        {loggedIn && <MessageBell />}
        <IconButton glyph={gear} label="设置" href={hrefTo('MySettingsPage')} />
      </div>
      <Profile loggedIn={loggedIn} me={me} />
      <OwnCounts member={member} />
      {shows('vip') && member && <VipStrip />}
      <WalletCard member={member} />
      <OwnContent member={member} />
      <CentreFoot member={member} />
      <Hint>{brand.name}　每个数字，都有出处</Hint>
    </div>
  )
}
