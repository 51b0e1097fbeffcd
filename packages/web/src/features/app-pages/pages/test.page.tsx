import { statsEndpoints } from '@linmen/contract/stats/stats.endpoints.ts'
import { appVersion } from '@linmen/contract/kit/transport.ts'
import { useState } from 'react'
import { call } from '#kit/call.ts'
import { clock, serverNowMs } from '#kit/clock.ts'
import { failureText } from '#kit/policy/failure-text.ts'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { isLoggedIn } from '#kit/session.ts'
import { onDevice } from '#kit/storage.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import s from './test.module.css'

/** What this browser can do, for a call with the service. Nothing is sent that the app does not send anyway. */
export function Page() {
  const [server, setServer] = useState('未测试')
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    setBusy(true)
    const began = clock.nowMs()
    setServer(
      await call(statsEndpoints.config, {}).then(
        () => `${clock.nowMs() - began} 毫秒`,
        (error: unknown) => failureText(error),
      ),
    )
    setBusy(false)
  }
  return (
    <PageFrame
      title="环境自检"
      action={
        <Button size="l" busy={busy} onClick={() => void ask()}>
          测试服务器连接
        </Button>
      }
    >
      <Card className={s.card} label="自检结果">
        <ListRow title="版本" note={appVersion} />
        <ListRow title="服务器" note={<span role="status">{server}</span>} />
        <ListRow title="网络" note={navigator.onLine ? '在线' : '离线'} />
        <ListRow title="登录状态" note={isLoggedIn() ? '已登录' : '未登录'} />
        <ListRow title="本地存储" note={canStore() ? '可用' : '不可用'} />
        <ListRow title="与服务器时间差" note={`${Math.abs(serverNowMs() - clock.nowMs())} 毫秒`} />
        <ListRow title="离线缓存" note={'serviceWorker' in navigator ? '支持' : '不支持'} />
        <ListRow title="系统通知" note={'Notification' in globalThis ? '支持' : '不支持'} />
        <ListRow title="屏幕" note={screenText()} />
      </Card>
    </PageFrame>
  )
}

const PROBE = 'linmen.probe'

function canStore(): boolean {
  onDevice.write(PROBE, '1')
  const kept = onDevice.read(PROBE) === '1'
  onDevice.drop(PROBE)
  return kept
}

const screenText = () => `${screen.width}*${screen.height}*${devicePixelRatio}`
