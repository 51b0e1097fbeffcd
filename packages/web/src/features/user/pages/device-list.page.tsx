import type { OutputOf } from '@linmen/contract'
import { sessionEndpoints } from '@linmen/contract/user/session.endpoints.ts'
import { ownBrand } from '@linmen/domain/host/brand.ts'
import { hostOfAgent } from '@linmen/domain/host/host-detection.ts'
import { beijingDay, beijingTime } from '@linmen/domain/match/business-day.ts'
import { useQuery } from '@tanstack/react-query'
import { notices } from '#kit/notices.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { read } from '#kit/read.ts'
import { forgetLogin } from '#kit/session.ts'
import { useWrite } from '#kit/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { confirm } from '#ui/dialog/dialog.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import s from './device-list.module.css'

type Session = OutputOf<typeof sessionEndpoints.listSessions>['sessions'][number]

/** Where the member is signed in, and the end of any of it. */
export function Page() {
  const query = useQuery(read(sessionEndpoints.listSessions, {}))
  const { write, busy } = useWrite(sessionEndpoints.endSession)
  const end = async (session: Session) => {
    const text = session.isCurrent ? '将退出当前设备' : '这台设备需要重新登录才能继续使用'
    if (!(await confirm({ title: '退出登录', text, ok: '退出' }))) return
    const done = await write({ id: session.id })
    if (!done.ok) return
    if (session.isCurrent) forgetLogin()
    else notices.toast('已退出')
  }
  return (
    <PageFrame title="登录设备">
      <Loaded query={query}>
        {({ sessions }) => (
          <>
            <Card className={s.card}>
              {sessions.map((session) => (
                <Device
                  key={session.id}
                  session={session}
                  busy={busy}
                  onEnd={() => void end(session)}
                />
              ))}
            </Card>
            <Hint>发现不是自己的登录，请先退出它，再修改密码。</Hint>
          </>
        )}
      </Loaded>
    </PageFrame>
  )
}

interface DeviceProps {
  readonly session: Session
  readonly busy: boolean
  readonly onEnd: () => void
}

const Device = ({ session, busy, onEnd }: DeviceProps) => (
  <div className={s.device}>
    <div className={s.what}>
      <p className={s.name}>
        {nameOf(session)} {session.isCurrent && <Tag tone="ink">当前设备</Tag>}
      </p>
      <p className={s.note}>登录于 {timeOf(session.beganAtMs)}</p>
      <p className={s.note}>最近使用 {timeOf(session.seenAtMs)}</p>
    </div>
    <Button size="s" look="ghost" busy={busy} onClick={onEnd}>
      退出
    </Button>
  </div>
)

const timeOf = (ms: number) => `${beijingDay(ms)} ${beijingTime(ms)}`

const DOORS: Readonly<Record<string, string>> = {
  messaging: '微信',
  microblog: '微博',
  shopping: '购物应用',
  native: '手机应用',
}

function nameOf({ kind, agentId, brand = ownBrand.name }: Session): string {
  const door = DOORS[hostOfAgent(agentId) ?? ''] ?? (kind === 'token' ? '手机应用' : '浏览器')
  return `${brand} ${door}`
}
