import type { LotteryGame } from '@linmen/contract/match/football.schemas.ts'
import { isOpen, useGo } from '#kit/go.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { chevronDown, filter, sliders } from '#ui/icon/control.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { lotteryName } from './lottery-sheet.tsx'
import s from './list-top.module.css'

interface ListTopProps {
  readonly lottery: LotteryGame | null
  readonly filtered: boolean
  readonly onOpen: (sheet: 'lottery' | 'leagues' | 'settings') => void
}

/** Sport, lottery, leagues, settings. Basketball appears with its page. */
export function ListTop({ lottery, filtered, onOpen }: ListTopProps) {
  const go = useGo()
  const sports = [
    { key: 'football', label: '足球' },
    ...(isOpen('BkMatchListPage') ? [{ key: 'basketball', label: '篮球' } as const] : []),
  ] as const
  return (
    <header className={s.top}>
      <h1 className="sr-only">足球比分</h1>
      <Segmented
        label="球类"
        items={sports}
        value="football"
        onChange={(sport) => sport === 'basketball' && go('BkMatchListPage')}
      />
      <span className={s.demo}>
        <Tag tone="outline">演示数据</Tag>
      </span>
      <Chip label={`彩种：${lotteryName(lottery)}`} onClick={() => onOpen('lottery')}>
        {lotteryName(lottery)}
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
