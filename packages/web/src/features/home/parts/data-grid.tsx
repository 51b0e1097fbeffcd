import type { ScreenName } from '@linmen/contract/screens/all-screens.ts'
import type { HostFeature } from '@linmen/domain/host/host-features.ts'
import { hrefTo, isOpen } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import type { Glyph } from '#ui/icon/glyph.ts'
import { compass, cup, hoop, talk, trend } from '#ui/tool-icon/tools.ts'
import { ToolLinks } from '#ui/tool-links/tool-links.tsx'
import s from './data-grid.module.css'

interface Entry {
  readonly screen: DataScreen
  readonly label: string
  readonly glyph: Glyph
  /** Not in hosts that hide this. */
  readonly of?: HostFeature
}

type DataScreen = Extract<
  ScreenName,
  'DataIndexPage' | 'DataTabBkPage' | 'LeagueListPage' | 'SearchPage' | 'HomeLive'
>

const ENTRIES: readonly Entry[] = [
  { screen: 'DataIndexPage', label: '数据中心', glyph: trend },
  { screen: 'DataTabBkPage', label: '篮球数据', glyph: hoop, of: 'basketball' },
  { screen: 'LeagueListPage', label: '全部赛事', glyph: cup },
  { screen: 'SearchPage', label: '查球队', glyph: compass },
  { screen: 'HomeLive', label: '直播间', glyph: talk, of: 'community' },
]

/** The ways into the data centre, which the tabs of this host do not have, and to those who talk about it. */
export function DataGrid() {
  const host = useHost()
  const shown = ({ screen, of }: Entry) => isOpen(screen) && (!of || host.shows(of))
  return (
    <ToolLinks
      label="数据与直播间"
      className={s.grid}
      links={ENTRIES.filter(shown).map(({ screen, label, glyph }) => ({
        text: label,
        glyph,
        href: hrefTo(screen),
      }))}
    />
  )
}
