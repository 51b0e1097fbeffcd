import { ShieldSettings } from '#kit/shield-settings.tsx'
import { useTheme, type ThemeChoice } from '#kit/theme.ts'
import { appVersion } from '@linmen/contract/kit/transport.ts'
import { info } from '#ui/icon/control.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { InstallRow } from './install-row.tsx'
import { ServiceRow } from './service-row.tsx'

const THEMES: { key: ThemeChoice; label: string }[] = [
  { key: 'system', label: '跟随系统' },
  { key: 'light', label: '浅色' },
  { key: 'dark', label: '深色' },
]

export function Preferences() {
  const [theme, setTheme] = useTheme()
  return (
    <>
      <ListRow
        title="外观"
        trail={<Segmented label="外观" items={THEMES} value={theme} onChange={setTheme} />}
      />
      <InstallRow />
      <ShieldSettings />
      <ServiceRow />
      <ListRow glyph={info} title="版本" note={appVersion} />
    </>
  )
}
