import { chatEndpoints } from '@linmen/contract/chat/chat.endpoints.ts'
import { supportShares } from '@linmen/domain/chat/support-shares.ts'
import { useQuery } from '@tanstack/react-query'
import { read } from '#kit/read.ts'
import { useWrite } from '#kit/use-write.ts'
import { Crest } from '#ui/crest/crest.tsx'
import s from './support-bar.module.css'

interface TeamName {
  readonly id: string
  readonly name: string
}

export interface Sides {
  readonly matchId: string
  readonly home: TeamName
  readonly away: TeamName
}

/** Whom people support, counted; one tap chooses a side. */
export function SupportBar({ matchId, home, away }: Sides) {
  const { data } = useQuery(read(chatEndpoints.support, { matchId }))
  const { write, busy } = useWrite(chatEndpoints.supportTeam)
  const counts = { home: data?.home.count ?? 0, away: data?.away.count ?? 0 }
  const shares = supportShares(counts.home, counts.away)
  const button = (team: TeamName, side: 'home' | 'away') => (
    <button
      type="button"
      className={s[side]}
      aria-pressed={data?.own === team.id}
      aria-label={`支持 ${team.name}，${counts[side]} 人`}
      disabled={busy}
      onClick={() => void write({ matchId, teamId: team.id })}
    >
      <Crest id={team.id} name={team.name} size={20} />
      {data?.own === team.id ? '已支持' : '支持'}
    </button>
  )
  return (
    <div className={s.bar}>
      {button(home, 'home')}
      <div className={s.middle}>
        <p className={s.figures}>
          <b className={s.homeShare}>{shares ? `${shares.home}%` : '—'}</b>
          <span>{counts.home + counts.away} 人</span>
          <b className={s.awayShare}>{shares ? `${shares.away}%` : '—'}</b>
        </p>
        <div className={s.track} aria-hidden="true">
          {shares && (
            <>
              <i className={s.homePart} style={{ flexGrow: shares.home }} />
              <i className={s.awayPart} style={{ flexGrow: shares.away }} />
            </>
          )}
        </div>
      </div>
      {button(away, 'away')}
    </div>
  )
}
