import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { go, isOpen } from '#kit/go.ts'
import { useHabit } from '#kit/device/habit.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { chevronDown, filter, sliders } from '#ui/icon/control.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import type { SheetName } from '#features/match/parts/sheets/list-sheets.tsx'
import s from './list-top.module.css'

interface ListTopProps {
  readonly sport: Sport
  /** The name of the lottery whose matches are shown. */
  readonly lottery: string
  readonly filtered: boolean
  readonly onOpen: (sheet: SheetName) => void
}

const SPORTS = [
  { key: 'football', label: '足球' },
  { key: 'basketball', label: '篮球' },
] as const
/** The page of a sport, and the number the habit knows it by. */
const LISTS = {
  football: { page: 'ZqMatchListPage', habit: '1' },
  basketball: { page: 'BkMatchListPage', habit: '2' },
} as const

/** Sport, lottery, leagues, settings. The sport chosen here is found behind the tab from then on. */
export function ListTop({ sport, lottery, filtered, onOpen }: ListTopProps) {
  const { chosen } = useHabit('sport')
  const change = (other: Sport) => {
    chosen(LISTS[other].habit)
    go(LISTS[other].page)
  }
  return (
    <header className={s.top}>
      <h1 className="sr-only">{sport === 'football' ? '足球比分' : '篮球比分'}</h1>
      {isOpen('BkMatchListPage') && (
        <Segmented label="球类" items={SPORTS} value={sport} onChange={change} />
      )}
      <span className={s.demo}>
        <Tag tone="outline">演示数据</Tag>
      </span>
      <Chip label={`彩种：${lottery}`} onClick={() => onOpen('lottery')}>
        {lottery}
        <Icon glyph={chevronDown} size={14} />
      </Chip>
      <span className={s.tools}>
        <IconButton
          glyph={filter}
          size={22}
          label={filtered ? '筛选赛事，已筛选' : '筛选赛事'}
          badge={filtered && <Badge dot />}
          onClick={() => onOpen('leagues')}
        />
        <IconButton glyph={sliders} size={22} label="列表设置" onClick={() => onOpen('settings')} />
      </span>
    </header>
  )
}
