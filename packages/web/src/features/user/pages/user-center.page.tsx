import { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { useHost } from '#kit/host.ts'
import { read } from '#kit/read.ts'
import { useLoggedIn } from '#kit/session.ts'
import { useTitle } from '#kit/title.ts'
import { Card } from '#ui/card/card.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { FollowedMatches } from '#features/user/parts/followed-matches.tsx'
import { Profile } from '#features/user/parts/profile.tsx'
import { Logout } from '#features/user/parts/logout.tsx'
import { Preferences } from '#features/user/parts/preferences.tsx'
import { WalletCard } from '#features/user/parts/wallet-card.tsx'
import s from './user-center.module.css'

export function Page() {
  const loggedIn = useLoggedIn()
  const { brand } = useHost()
  const me = useQuery({ ...read(userEndpoints.me, {}), enabled: loggedIn })
  const member = loggedIn ? me.data : undefined
  useTitle('我的')
  return (
    <div className={s.page}>
      <Profile
        member={member}
        loggedIn={loggedIn}
        failed={me.isError}
        onRetry={() => void me.refetch()}
      />
      <WalletCard member={member} />
      {loggedIn && (
        <Card className={s.gap}>
          <FollowedMatches />
        </Card>
      )}
      <Card className={s.gap}>
        <Preferences />
      </Card>
      {loggedIn && <Logout />}
      <Hint>{brand.name}　每个数字，都有出处</Hint>
    </div>
  )
}
