import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { ASKING, blockedWords } from '@linmen/domain/alert/alert-allowance.ts'
import { useLoggedIn } from '#kit/login-state.ts'
import { cx } from '#ui/class-names.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { useAlertSwitch, type AlertSwitch } from '#features/alerts/use-alert-switch.ts'
import s from './goal-alerts-row.module.css'

/** What a sport's followed matches tell of; baskets are too many to be told. */
const WORDS = {
  football: { title: '关注比赛进球通知', told: '进球、红牌和完场' },
  basketball: { title: '关注比赛完场通知', told: '完场' },
}

/** A switch that asks the system when it is turned on, and says at once what to do when the system refuses. */
export function GoalAlertsRow({ sport = 'football' }: { sport?: Sport }) {
  const { title, told } = WORDS[sport]
  const alerts = useAlertSwitch()
  const loggedIn = useLoggedIn()
  const { on, refused, change } = alerts
  return (
    <div className={s.setting}>
      <ListRow title={title} trail={<Switch label={title} checked={on} onChange={change} />} />
      <p className={cx(s.note, refused && s.refused)} role="status">
        {blockOf(alerts) ?? wordsFor({ on, loggedIn }, told)}
      </p>
    </div>
  )
}

/** Somebody who was never asked has nothing in the way, until they wave the question away. */
function blockOf({ allowance, asking, refused }: AlertSwitch): string | null {
  if (asking) return ASKING
  if (allowance === 'granted' || (allowance === 'default' && !refused)) return null
  return blockedWords(allowance, navigator.userAgent)
}

function wordsFor({ on, loggedIn }: Record<'on' | 'loggedIn', boolean>, told: string): string {
  if (!loggedIn) return `登录并关注比赛后，${told}会发系统通知`
  return on
    ? `页面开着或在后台时，关注的比赛${told}会通知；关闭页面后不再通知`
    : `${told}时发系统通知，页面开着或在后台时有效`
}
