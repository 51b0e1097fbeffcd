import { useTheme, type ThemeChoice } from '#kit/theme.ts'
import { appVersion } from '@linmen/contract/kit/transport.ts'
import { texts } from '@linmen/contract/texts.ts'
import { headset } from '#ui/icon/account.ts'
import { info } from '#ui/icon/control.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'

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
      <ListRow glyph={headset} title={texts.serviceHours} />
      <ListRow glyph={info} title="版本" note={appVersion} />
    </>
  )
}
