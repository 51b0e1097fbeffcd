import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { useState } from 'react'
import { alertPermission, askForAlerts, setGoalAlerts, useGoalAlerts } from '#kit/goal-alerts.ts'
import { useLoggedIn } from '#kit/login-state.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import s from './goal-alerts-row.module.css'

/** What a sport's followed matches tell of; baskets are too many to be told. */
const WORDS = {
  football: { title: '关注比赛进球通知', told: '进球、红牌和完场' },
  basketball: { title: '关注比赛完场通知', told: '完场' },
}

/** A switch that asks the system when it is turned on, and says what to do when the system refuses. */
export function GoalAlertsRow({ sport = 'football' }: { sport?: Sport }) {
  const { title, told } = WORDS[sport]
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
        title={title}
        trail={<Switch label={title} checked={on} onChange={(next) => void change(next)} />}
      />
      <p className={s.note} role="status">
        {wordsFor({ on, loggedIn, denied: permission === 'denied' }, told)}
      </p>
    </div>
  )
}

type Standing = Record<'on' | 'loggedIn' | 'denied', boolean>

function wordsFor({ on, loggedIn, denied }: Standing, told: string): string {
  if (denied) return '系统没有允许通知：请在浏览器的网站设置里把本站的“通知”改为允许，再回来打开'
  if (!loggedIn) return `登录并关注比赛后，${told}会发系统通知`
  return on
    ? `页面开着或在后台时，关注的比赛${told}会通知；关闭页面后不再通知`
    : `${told}时发系统通知，页面开着或在后台时有效`
}
