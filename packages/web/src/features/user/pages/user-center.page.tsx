import { hrefTo } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { useLoggedIn } from '#kit/session.ts'
import { useTitle } from '#kit/address/title.ts'
import { Card } from '#ui/card/card.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { gear } from '#ui/icon/page.ts'
import { MessageBell } from '#features/message/parts/public.ts'
import { FollowedMatches } from '#features/user/parts/followed-matches.tsx'
import { Logout } from '#features/user/parts/logout.tsx'
import { MineRows } from '#features/user/parts/mine-rows.tsx'
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
      <Profile
        member={member}
        loggedIn={loggedIn}
        failed={me.isError}
        onRetry={() => void me.refetch()}
      />
      <OwnCounts member={member} />
      {shows('vip') && member && <VipStrip />}
      <WalletCard member={member} />
      <OwnContent member={member} />
      {loggedIn && (
        <Card className={s.gap}>
          <FollowedMatches />
        </Card>
      )}
      <Card className={s.gap} label="服务">
        <MineRows member={member} />
      </Card>
      {loggedIn && <Logout />}
      <Hint>{brand.name}　每个数字，都有出处</Hint>
    </div>
  )
}
