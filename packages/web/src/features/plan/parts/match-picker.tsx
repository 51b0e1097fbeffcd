import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { OfferedMatch } from '@linmen/contract/plan/publish.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { serverNowMs } from '#kit/clock.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { read } from '#kit/read.ts'
import { Field } from '#ui/field/field.tsx'
import { Press } from '#ui/press/press.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { kickoffText } from '#features/plan/plan-words.ts'
import { OFFERED_ROWS, optionsOf } from '#features/plan/offered-words.ts'
import s from './match-picker.module.css'

interface MatchPickerProps {
  readonly sport: Sport
  readonly open: boolean
  readonly onClose: () => void
  readonly onChoose: (match: OfferedMatch) => void
}

/** Matches to come with the prices a plan would be locked at. */
export function MatchPicker({ sport, open, onClose, onChoose }: MatchPickerProps) {
  const [word, setWord] = useState('')
  const query = useQuery({
    ...read(OFFERED_ROWS[sport], { play: 'all' }),
    enabled: open,
  })
  return (
    <Sheet padded open={open} onClose={onClose} title="选择比赛">
      <Field label="球队或比赛编号" placeholder="球队或比赛编号" value={word} onChange={setWord} />
      <Loaded
        query={query}
        skeleton={<SkeletonRows />}
        isEmpty={({ items }) => items.length === 0}
        empty={{ title: '暂时没有可发布的比赛', text: '三天内有指数的比赛会列在这里', sport }}
      >
        {({ items }) => (
          <ul className={s.list}>
            {items.filter(speaksOf(word)).map((offered) => (
              <li key={offered.match.matchId}>
                <Press className={s.row} onClick={() => onChoose(offered)}>
                  <MatchLine offered={offered} sport={sport} />
                </Press>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Sheet>
  )
}

const speaksOf =
  (word: string) =>
  ({ match }: OfferedMatch) =>
    [match.home, match.away, match.league, match.number ?? ''].some((text) =>
      text.includes(word.trim()),
    )

/** One match with its first market. */
export function MatchLine({ offered, sport }: { offered: OfferedMatch; sport: Sport }) {
  const { match, taken } = offered
  return (
    <span className={s.line}>
      <span className={s.facts}>
        <span>{[match.number, match.league].filter(Boolean).join('　')}</span>
        <b>{kickoffText(match.kickoffMs, serverNowMs())}</b>
      </span>
      <span className={s.teams}>
        {match.home} <small>vs</small> {match.away}
      </span>
      <span className={s.facts}>
        <span>
          {optionsOf(offered, 'european', sport)
            .map(({ name, odds }) => `${name} ${odds}`)
            .join('　')}
        </span>
        {taken.length > 0 && <em>已发布 {taken.length} 项</em>}
      </span>
    </span>
  )
}
