import { beijingDay, beijingTime } from '@linmen/domain/match/business-day.ts'
import { lineLabel } from '@linmen/domain/odds/line-label.ts'
import { POOL_NAMES } from '@linmen/domain/plan/pool-names.ts'
import type { LoggedLeg, LoggedPick } from '@linmen/domain/record-log/entries.ts'
import type { ProvenRow } from './proof.ts'
import s from './proof-list.module.css'

const STAMPS = { hit: '中', miss: '未', push: '走', void: '退' } as const
const SIDES = { home: '主胜', draw: '平局', away: '客胜', over: '大', under: '小' } as const
const HANDICAP = { home: '主', draw: '', away: '客', over: '大', under: '小' } as const

/** One pick: what it was, when it was locked, and on demand the way to the signed root. */
export function ProofRow({ row, open }: { row: ProvenRow; open: boolean }) {
  const { match, result, score, wrong } = row
  return (
    <li className={s.row} data-wrong={wrong.length > 0 ? '' : undefined}>
      <details open={open}>
        <summary className={s.head}>
          <span className={s.text}>
            <span className={s.match}>
              {match?.number && <small>{match.number}</small>}
              {row.pick?.pool
                ? poolText(row.pick.pool)
                : match
                  ? `${match.home} ${score ? `${score.home}-${score.away}` : '-'} ${match.away}`
                  : row.id}
            </span>
            <span>{row.pick ? pickText(row.pick) : '选项开赛后公开'}</span>
            <small>
              锁定 {timeText(row.lockedAtMs)}　# {row.h.slice(0, 4)}…{row.h.slice(-4)}
            </small>
            {wrong.map((text) => (
              <b key={text}>{text}</b>
            ))}
          </span>
          <span className={s.stamp} data-result={result ?? undefined}>
            {result ? STAMPS[result] : '待'}
          </span>
        </summary>
        <dl className={s.proof}>
          <dt>条目</dt>
          <dd>{row.index}</dd>
          <dt>锁定哈希</dt>
          <dd>{row.h}</dd>
          <dt>到根的证明</dt>
          <dd>{row.path.length === 0 ? '只有一条，自身就是根' : row.path.join(' ')}</dd>
        </dl>
      </details>
    </li>
  )
}

const timeText = (ms: number) => `${beijingDay(ms).slice(5)} ${beijingTime(ms)}`

const poolText = ({ game, issue }: NonNullable<LoggedPick['pool']>) =>
  `${POOL_NAMES[game]} 第 ${issue} 期`

/** `3 31 1 …`, a dash for a match that 任九 leaves out. */
const pickText = ({ pool, legs, sport }: LoggedPick): string =>
  pool
    ? pool.matches.map(({ marks }) => marks || '-').join(' ')
    : legs.map((leg) => legText(leg, sport)).join('　')

function legText({ market, side, line, price }: LoggedLeg, sport: string): string {
  const odds = (price / 1000).toFixed(2)
  if (line === null) return `${SIDES[side]} ${odds}`
  const kind = market === 'handicap' ? 'asian' : 'overUnder'
  return `${HANDICAP[side]} ${lineLabel(line, kind, sport === 'basketball' ? sport : 'football')} ${odds}`
}
