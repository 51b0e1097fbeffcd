import type { WinMarkItem } from '@linmen/contract/special/special.schemas.ts'
import { OUTCOME_WORDS } from '@linmen/domain/special/outcomes.ts'
import { priceText } from '@linmen/domain/money/coin-text.ts'
import { beijingTime } from '@linmen/domain/match/business-day.ts'
import { hrefTo } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { lock } from '#ui/icon/control.ts'
import { PriceTag } from '#ui/price-tag/price-tag.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { OPEN_WORDS } from '#features/special/open-words.ts'
import { MatchRow, RowTeams, TwoTeams } from './match-row.tsx'
import { Sparkline } from './sparkline.tsx'
import s from './win-mark-row.module.css'

/** A match of the win mark: chances with their change since opening, or how often they changed while it is locked. */
export function WinMarkRow({ item }: { item: WinMarkItem }) {
  const { kickOffAtMs, access } = item
  return (
    <MatchRow
      of={item}
      href={hrefTo('ProbabilityChange', { winMarkId: item.id })}
      top={
        <>
          {access !== 'locked' && (
            <Tag tone={access === 'started' ? 'ink' : 'plain'}>{OPEN_WORDS[access]}</Tag>
          )}
          <b className={s.time}>{beijingTime(kickOffAtMs)}</b>
        </>
      }
    >
      <RowTeams className={s.teams}>
        <TwoTeams of={item} />
      </RowTeams>
      {item.chances ? <Chances item={item} /> : <Locked item={item} />}
    </MatchRow>
  )
}

function Locked({ item: { changes, price, access } }: { item: WinMarkItem }) {
  const { currency } = useHost()
  if (access !== 'locked') return <span className={s.locked}>暂无数据</span>
  return (
    <span className={s.locked}>
      <Icon glyph={lock} size={18} />
      <span>概率变化 {changes} 次，解锁后查看方向</span>
      {price && <PriceTag amount={priceText(price.mine)} unit={currency} />}
    </span>
  )
}

const SIDES = ['home', 'draw', 'away'] as const

function Chances({ item: { chances, moved, steps } }: { item: WinMarkItem }) {
  return (
    <span className={s.figures}>
      {SIDES.map((side) => {
        const chance = chances?.[side]
        if (chance === null || chance === undefined) return null
        return (
          <span key={side} className={s.figure}>
            <small>{OUTCOME_WORDS[side]}</small>
            <b>
              {Math.round(chance)}
              <i>%</i>
            </b>
            <Change by={moved?.[side] ?? 0} />
          </span>
        )
      })}
      <Sparkline steps={steps} />
    </span>
  )
}

function Change({ by }: { by: number }) {
  const points = Math.round(by)
  if (points === 0) return <small>持平</small>
  const up = points > 0
  return (
    <small className={cx(up ? s.up : s.down)}>
      {up ? '+' : ''}
      {points}
      <span className={s.mark} />
    </small>
  )
}
