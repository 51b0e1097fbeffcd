import type { League } from '@linmen/contract/match/football.schemas.ts'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
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

/** Leagues by initial, well-known ones first. Mounted while open, so each opening starts from the choice. */
export function LeagueSheet({ leagues, counts, value, onChange, onClose }: LeagueSheetProps) {
  const all = leagues.map(({ id }) => id)
  const [chosen, setChosen] = useState(
    () => new Set(value?.filter((id) => all.includes(id)) ?? all),
  )
  const toggle = (id: string) =>
    setChosen(
      (before) =>
        new Set(
          before.has(id) ? all.filter((each) => each !== id && before.has(each)) : [...before, id],
        ),
    )
  const matches = [...chosen].reduce((sum, id) => sum + (counts.get(id) ?? 0), 0)
  const done = () => {
    onChange(chosen.size === all.length ? null : [...chosen])
    onClose()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title="筛选赛事"
      footer={
        <div className={s.footer}>
          <Button look="ghost" onClick={() => setChosen(new Set(all))}>
            全选
          </Button>
          <Button
            look="ghost"
            onClick={() => setChosen(new Set(all.filter((id) => !chosen.has(id))))}
          >
            反选
          </Button>
          <Button disabled={chosen.size === 0} onClick={done}>
            确定　{matches} 场
          </Button>
        </div>
      }
    >
      {groupsOf(leagues).map(({ title, members }) => (
        <section key={title} aria-label={title} className={s.group}>
          <h3 className={s.letter}>{title}</h3>
          <div className={s.grid}>
            {members.map(({ id, name }) => (
              <SelectTile
                key={id}
                className={s.tile}
                selected={chosen.has(id)}
                onClick={() => toggle(id)}
              >
                {name}
                <span className={s.count}>{counts.get(id) ?? 0}</span>
              </SelectTile>
            ))}
          </div>
        </section>
      ))}
    </Sheet>
  )
}

function groupsOf(leagues: readonly League[]): { title: string; members: League[] }[] {
  const letters = [...new Set(leagues.filter(({ hot }) => !hot).map(({ letter }) => letter))]
  return [
    { title: '热门', members: leagues.filter(({ hot }) => hot) },
    ...letters.toSorted().map((title) => ({
      title,
      members: leagues.filter(({ hot, letter }) => !hot && letter === title),
    })),
  ].filter(({ members }) => members.length > 0)
}
