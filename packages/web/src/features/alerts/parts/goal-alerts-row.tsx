import { useState } from 'react'
import { alertPermission, askForAlerts, setGoalAlerts, useGoalAlerts } from '#kit/goal-alerts.ts'
import { useLoggedIn } from '#kit/login-state.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import s from './goal-alerts-row.module.css'

const TITLE = '关注比赛进球通知'

/** A switch that asks the system when it is turned on, and says what to do when the system refuses. */
export function GoalAlertsRow() {
  const wanted = useGoalAlerts()
  const loggedIn = useLoggedIn()
  const [permission, setPermission] = useState(alertPermission)
  if (permission === null) return null
  const on = wanted && permission === 'granted'
  const change = async (next: boolean) => {
    if (next) setPermission(await askForAlerts())
    else setGoalAlerts(false)
  }
  return (
    <div className={s.setting}>
      <ListRow
        title={TITLE}
        trail={<Switch label={TITLE} checked={on} onChange={(next) => void change(next)} />}
      />
      <p className={s.note} role="status">
        {wordsFor({ on, loggedIn, denied: permission === 'denied' })}
      </p>
    </div>
  )
}

function wordsFor({ on, loggedIn, denied }: Record<'on' | 'loggedIn' | 'denied', boolean>): string {
  if (denied) return '系统没有允许通知：请在浏览器的网站设置里把本站的“通知”改为允许，再回来打开'
  if (!loggedIn) return '登录并关注比赛后，进球、红牌和完场会发系统通知'
  return on
    ? '页面开着或在后台时，关注的比赛有进球、红牌和完场会通知；关闭页面后不再通知'
    : '进球、红牌和完场时发系统通知，页面开着或在后台时有效'
}
