import { ShieldSettings } from '#sport/shield/shield-settings.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { GoalAlertsRow } from '#features/alerts/parts/public.ts'
import { OddsChoice, Tips, Toggle, type SettingsSheetProps } from './setting-rows.tsx'

const ODDS_TYPES = [
  { key: '1', label: '欧指' },
  { key: '2', label: '亚指' },
  { key: '3', label: '大小' },
]
const KINDS = ['highlight', 'sound', 'vibration'] as const

export function SettingsSheet({ tab, settings, onChange, onClose }: SettingsSheetProps) {
  return (
    <Sheet open onClose={onClose} title="列表设置">
      <Tips
        title="进球提示"
        kinds={KINDS}
        tips={settings.goalTip}
        onChange={(goalTip) => onChange({ goalTip })}
      />
      <Tips
        title="红牌提示"
        kinds={KINDS}
        tips={settings.redCardTip}
        onChange={(redCardTip) => onChange({ redCardTip })}
      />
      <Toggle title="只提示关注的比赛" at="tipForFocusMatchesOnly" {...{ settings, onChange }} />
      <GoalAlertsRow />
      <Toggle title="关注的比赛置顶" at="stickFocusMatches" {...{ settings, onChange }} />
      <Toggle title="显示黄牌" at="showYcard" {...{ settings, onChange }} />
      <Toggle title="显示排名" at="showRank" {...{ settings, onChange }} />
      <OddsChoice types={ODDS_TYPES} {...{ tab, settings, onChange }} />
      <ShieldSettings />
    </Sheet>
  )
}
