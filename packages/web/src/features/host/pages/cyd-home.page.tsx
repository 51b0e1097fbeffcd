import { hrefTo } from '#kit/go.ts'
import { useLoggedIn } from '#kit/session.ts'
import { Card } from '#ui/card/card.tsx'
import { user } from '#ui/icon/control.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { ChannelHome } from '#features/host/parts/channel-home.tsx'
import s from '#features/host/parts/host-centre.module.css'

/** The home page of the cyd channel, with its own way in. */
export function Page() {
  const loggedIn = useLoggedIn()
  return (
    <ChannelHome>
      <Card className={s.gap}>
        {loggedIn ? (
          <ListRow
            glyph={user}
            title="我的账号"
            note="频道已登录"
            href={hrefTo('UserCenterPage')}
          />
        ) : (
          <ListRow
            glyph={user}
            title="手机号登录"
            note="未登录"
            href={hrefTo('CydLoginPage', {})}
          />
        )}
      </Card>
    </ChannelHome>
  )
}
