import type { ScreenName } from '@linmen/contract/screens/all-screens.ts'
import { hrefTo, isOpen } from '#kit/go.ts'
import type { Glyph } from '#ui/icon/glyph.ts'
import { ToolIcon } from '#ui/tool-icon/tool-icon.tsx'
import { allTools, compass, trend, volume } from '#ui/tool-icon/tools.ts'
import s from './data-grid.module.css'

interface Entry {
  readonly screen: DataScreen
  readonly label: string
  readonly glyph: Glyph
}

type DataScreen = Extract<
  ScreenName,
  'DataIndexPage' | 'DataTabBkPage' | 'LeagueListPage' | 'SearchPage'
>

const ENTRIES: readonly Entry[] = [
  { screen: 'DataIndexPage', label: '数据中心', glyph: volume },
  { screen: 'DataTabBkPage', label: '篮球数据', glyph: trend },
  { screen: 'LeagueListPage', label: '全部赛事', glyph: allTools },
  { screen: 'SearchPage', label: '查球队', glyph: compass },
]

/** The ways into the data centre: the tabs of this host have none. */
export const DataGrid = () => (
  <nav className={s.grid} aria-label="数据中心">
    {ENTRIES.filter(({ screen }) => isOpen(screen)).map(({ screen, label, glyph }) => (
      <a key={screen} className={s.entry} href={hrefTo(screen)}>
        <ToolIcon glyph={glyph} />
        {label}
      </a>
    ))}
  </nav>
)
