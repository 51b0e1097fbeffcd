import type { League } from '@linmen/contract/match/football.schemas.ts'
import { leagueGroups } from '@linmen/domain/match/list/league-groups.ts'
import { useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { SelectTile } from '#ui/select-tile/select-tile.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import s from './league-sheet.module.css'

interface LeagueSheetProps {
  readonly leagues: readonly League[]
  /** Matches of each league in the present list. */
  readonly counts: ReadonlyMap<string, number>
  /** Null is all leagues. */
  readonly value: readonly string[] | null
  readonly onChange: (leagues: readonly string[] | null) => void
  readonly onClose: () => void
}

/** With fewer groups everything is in sight anyway. */
const INDEX_FROM = 5

/** Leagues by initial, well-known ones first. Mounted while open, so each opening starts from the choice. */
export function LeagueSheet({ leagues, counts, value, onChange, onClose }: LeagueSheetProps) {
  const all = leagues.map(({ id }) => id)
  const hot = leagues.filter((league) => league.hot).map(({ id }) => id)
  // A rule, not a list: matches still being played from the day before may arrive while the sheet is open.
  const [picks, setPicks] = useState(() => (id: string) => value?.includes(id) ?? true)
  const chosen = new Set(all.filter(picks))
  const groups = leagueGroups(leagues)
  const choose = (next: (id: string) => boolean) => setPicks(() => next)
  const toggle = (id: string) => choose((each) => (each === id) !== picks(each))
  const matches = [...chosen].reduce((sum, id) => sum + (counts.get(id) ?? 0), 0)
  const done = () => {
    onChange(chosen.size === all.length ? null : all.filter((id) => chosen.has(id)))
    onClose()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title="筛选赛事"
      footer={
        <div className={s.footer}>
          <p className={s.chosen} role="status">
            已选 {chosen.size} / {all.length} 个赛事
          </p>
          <Button disabled={chosen.size === 0} onClick={done}>
            确定　{matches} 场
          </Button>
        </div>
      }
    >
      <div className={s.tools} role="group" aria-label="批量选择">
        <Chip onClick={() => choose(() => true)}>全选</Chip>
        <Chip onClick={() => choose((id) => !picks(id))}>反选</Chip>
        {hot.length > 0 && hot.length < all.length && (
          <Chip onClick={() => choose((id) => hot.includes(id))}>只选热门</Chip>
        )}
      </div>
      <Groups groups={groups} {...{ chosen, counts, toggle }} />
    </Sheet>
  )
}

interface GroupsProps {
  readonly groups: ReturnType<typeof leagueGroups<League>>
  readonly chosen: ReadonlySet<string>
  readonly counts: ReadonlyMap<string, number>
  readonly toggle: (id: string) => void
}

function Groups({ groups, chosen, counts, toggle }: GroupsProps) {
  const list = useRef<HTMLDivElement>(null)
  // The heading takes the focus, so that the next Tab reaches the leagues of the letter.
  const jump = (at: number) => {
    const heading = list.current?.querySelectorAll('h3')[at]
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <div ref={list}>
      {groups.length >= INDEX_FROM && (
        <div className={s.index} role="group" aria-label="首字母">
          {groups.map(({ title }, at) => (
            <button
              key={title}
              type="button"
              className={s.jump}
              aria-label={`到${title}`}
              onClick={() => jump(at)}
            >
              {title}
            </button>
          ))}
        </div>
      )}
      {groups.map(({ title, members }) => (
        <section key={title} aria-label={title} className={s.group}>
          <h3 className={s.letter} tabIndex={-1}>
            {title}
          </h3>
          <div className={s.grid}>
            {members.map(({ id, name }) => (
              <SelectTile
                key={id}
                className={s.tile}
                selected={chosen.has(id)}
                label={`${name}，${counts.get(id) ?? 0} 场`}
                onClick={() => toggle(id)}
              >
                <span className={s.name}>{name}</span>
                <span className={s.count}>{counts.get(id) ?? 0}</span>
              </SelectTile>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
