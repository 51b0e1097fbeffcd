import { FOOTBALL_TAB, type OddsSetting } from '#kit/match-settings.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { canVibrate, tells, withTip, type TipKind } from '#features/match/tips.ts'
import { CompanyChoice, Group, Toggle, type SettingsProps } from './setting-rows.tsx'

export interface SettingsSheetProps extends SettingsProps {
  readonly open: boolean
  readonly onClose: () => void
}

const ODDS_TYPES = [
  { key: '1', label: '欧指' },
  { key: '2', label: '亚指' },
  { key: '3', label: '大小' },
]
const TIPS: readonly { kind: TipKind; label: string }[] = [
  { kind: 'highlight', label: '高亮' },
  { kind: 'sound', label: '声音' },
  { kind: 'vibration', label: '震动' },
]

export function SettingsSheet({ open, settings, onChange, onClose }: SettingsSheetProps) {
  const odds = settings.settingByTab[FOOTBALL_TAB]!
  const setOdds = (change: Partial<OddsSetting>) =>
    onChange({ settingByTab: { ...settings.settingByTab, [FOOTBALL_TAB]: { ...odds, ...change } } })
  return (
    <Sheet open={open} onClose={onClose} title="列表设置">
      <Tips
        title="进球提示"
        tips={settings.goalTip}
        onChange={(goalTip) => onChange({ goalTip })}
      />
      <Tips
        title="红牌提示"
        tips={settings.redCardTip}
        onChange={(redCardTip) => onChange({ redCardTip })}
      />
      <Toggle title="只提示关注的比赛" at="tipForFocusMatchesOnly" {...{ settings, onChange }} />
      <Toggle title="关注的比赛置顶" at="stickFocusMatches" {...{ settings, onChange }} />
      <Toggle title="显示黄牌" at="showYcard" {...{ settings, onChange }} />
      <Toggle title="显示排名" at="showRank" {...{ settings, onChange }} />
      <Group title="先显示">
        <Segmented
          label="先显示"
          items={ODDS_TYPES}
          value={String(odds.oddsType)}
          onChange={(type) => setOdds({ oddsType: Number(type) })}
        />
      </Group>
      <CompanyChoice tab={FOOTBALL_TAB} {...{ settings, onChange }} />
    </Sheet>
  )
}

interface TipsProps {
  readonly title: string
  readonly tips: readonly number[]
  readonly onChange: (tips: number[]) => void
}

function Tips({ title, tips, onChange }: TipsProps) {
  const offered = TIPS.filter(({ kind }) => kind !== 'vibration' || canVibrate())
  return (
    <Group title={title}>
      {offered.map(({ kind, label }) => (
        <Chip
          key={kind}
          active={tells(tips, kind)}
          onClick={() => onChange(withTip(tips, kind, !tells(tips, kind)))}
        >
          {label}
        </Chip>
      ))}
    </Group>
  )
}
