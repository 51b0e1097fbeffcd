import { appVersion } from '@linmen/contract/kit/transport.ts'
import { ODDS_READINGS } from '@linmen/domain/odds/odds-in-format.ts'
import { hrefTo, isOpen } from '#kit/go.ts'
import { useOddsReading } from '#sport/odds-format.ts'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { useLoggedIn } from '#kit/session.ts'
import { ShieldSettings } from '#sport/shield/shield-settings.tsx'
import { useTheme, type ThemeChoice } from '#kit/device/theme.ts'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { GoalAlertsRow } from '#features/alerts/parts/public.ts'
import { InstallRow } from '#features/user/parts/install-row.tsx'
import { Logout } from '#features/user/parts/logout.tsx'
import s from './my-settings.module.css'

const THEMES: { key: ThemeChoice; label: string }[] = [
  { key: 'system', label: '跟随系统' },
  { key: 'light', label: '浅色' },
  { key: 'dark', label: '深色' },
]

/** How the app looks and tells, on this device; and what the account is held to. */
export function Page() {
  const loggedIn = useLoggedIn()
  return (
    <PageFrame title="设置">
      <div className={s.page}>
        {loggedIn && <AccountRows />}
        <Looks />
        <Card label="通知">
          <GoalAlertsRow />
          {loggedIn && isOpen('MessageSettingPage') && (
            <ListRow title="消息通知" href={hrefTo('MessageSettingPage')} />
          )}
          {loggedIn && <ListRow title="推送设置" href={hrefTo('PushSettingPage')} />}
        </Card>
        <Card label="观赛">
          <ShieldSettings />
        </Card>
        <Card label="关于">
          <InstallRow />
          <ListRow title="关于我们" note={appVersion} href={hrefTo('AboutUsPage')} />
        </Card>
        {loggedIn && <Logout />}
      </div>
    </PageFrame>
  )
}

const AccountRows = () => (
  <Card label="账号">
    <ListRow title="个人资料" href={hrefTo('UserInfoPage')} />
    <ListRow title="登录设备" href={hrefTo('DeviceListPage')} />
    <ListRow title="消费上限与冷静期" href={hrefTo('SpendDiaryPage')} />
    <ListRow title="隐私与数据" href={hrefTo('PrivacyPage')} />
  </Card>
)

function Looks() {
  const [theme, setTheme] = useTheme()
  const [odds, setOdds] = useOddsReading()
  return (
    <Card label="显示">
      <ListRow
        title="外观"
        trail={<Segmented label="外观" items={THEMES} value={theme} onChange={setTheme} />}
      />
      <p className={s.label}>赔率格式</p>
      <div className={s.choices} role="group" aria-label="赔率格式">
        {ODDS_READINGS.map(({ key, name }) => (
          <Chip key={key} active={key === odds} onClick={() => setOdds(key)}>
            {name}
          </Chip>
        ))}
      </div>
      <p className={s.hint}>{ODDS_READINGS.find(({ key }) => key === odds)?.note}</p>
    </Card>
  )
}
