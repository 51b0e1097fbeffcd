import { useLoggedIn } from '#kit/session.ts'
import { Card } from '#ui/card/card.tsx'
import { FollowedMatches } from './followed-matches.tsx'
import { Logout } from './logout.tsx'
import { MineRows } from './mine-rows.tsx'
import type { Me } from './profile.tsx'
import s from './centre-foot.module.css'

/** What every centre of a member ends with: followed matches, services, the way out. */
export function CentreFoot({ member }: { member: Me | undefined }) {
  const loggedIn = useLoggedIn()
  return (
    <>
      {loggedIn && (
        <Card className={s.gap}>
          <FollowedMatches />
        </Card>
      )}
      <Card className={s.gap} label="服务">
        <MineRows member={member} />
      </Card>
      {loggedIn && <Logout />}
    </>
  )
}
