import { ShieldSettings } from '#sport/shield/shield-settings.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { GoalAlertsRow } from '#features/alerts/parts/public.ts'
import {
  OddsChoice,
  Tips,
  Toggle,
  type SettingsSheetProps,
} from '#features/match/parts/sheets/setting-rows.tsx'

const ODDS_TYPES = [
  { key: '2', label: '让分' },
  { key: '3', label: '大小' },
  { key: '1', label: '胜负' },
]

/** Baskets are too many for sounds: they light up; ends of periods and corrections may be heard. */
export function BasketballSettings({ tab, settings, onChange, onClose }: SettingsSheetProps) {
  const tips = { tips: settings.goalTip, onChange: (goalTip: number[]) => onChange({ goalTip }) }
  return (
    <Sheet open onClose={onClose} title="列表设置">
      <Tips title="得分提示" kinds={['highlight']} {...tips} />
      <Tips title="节末与更正提示" kinds={['sound', 'vibration']} {...tips} />
      <Toggle title="只提示关注的比赛" at="tipForFocusMatchesOnly" {...{ settings, onChange }} />
      <GoalAlertsRow sport="basketball" />
      <Toggle title="关注的比赛置顶" at="stickFocusMatches" {...{ settings, onChange }} />
      <Toggle title="显示排名" at="showRank" {...{ settings, onChange }} />
      <OddsChoice types={ODDS_TYPES} {...{ tab, settings, onChange }} />
      <ShieldSettings />
    </Sheet>
  )
}
