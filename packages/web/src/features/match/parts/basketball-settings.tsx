import { BASKETBALL_TAB } from '#kit/match-settings.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { tells, withTip } from '#features/match/tips.ts'
import { CompanyChoice, Toggle } from './setting-rows.tsx'
import type { SettingsSheetProps } from './settings-sheet.tsx'

/** Baskets are too many for sounds: they may light up, and that is all. */
export function BasketballSettings({ open, settings, onChange, onClose }: SettingsSheetProps) {
  const lit = tells(settings.goalTip, 'highlight')
  const light = (on: boolean) => onChange({ goalTip: withTip(settings.goalTip, 'highlight', on) })
  return (
    <Sheet open={open} onClose={onClose} title="列表设置">
      <ListRow
        title="得分高亮"
        trail={<Switch label="得分高亮" checked={lit} onChange={light} />}
      />
      <Toggle title="只提示关注的比赛" at="tipForFocusMatchesOnly" {...{ settings, onChange }} />
      <Toggle title="关注的比赛置顶" at="stickFocusMatches" {...{ settings, onChange }} />
      <CompanyChoice tab={BASKETBALL_TAB} {...{ settings, onChange }} />
    </Sheet>
  )
}
