import type { PlanDetail } from '@linmen/contract/plan/plan.schemas.ts'
import { publishEndpoints } from '@linmen/contract/plan/publish.endpoints.ts'
import type { PublishedPick } from '@linmen/contract/plan/publish.schemas.ts'
import { beijingTime } from '@linmen/domain/match/business-day.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { notices } from '#kit/notices.ts'
import { read } from '#kit/read.ts'
import { useWrite } from '#kit/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { OFFERED_ROWS } from '#features/plan/offered-words.ts'
import { OptionTiles } from './leg-options.tsx'
import { ReasonArea } from './publish-terms.tsx'
import s from './publish-form.module.css'

const ODDS_TYPES: Readonly<Record<PlanDetail['market'], PublishedPick['oddsType']>> = {
  winDrawLose: 'european',
  winLose: 'european',
  handicap: 'asian',
  overUnder: 'overUnder',
}

/** Where an expert keeps a promise: the option and the reasons of a plan that is sold already. */
export function GivePick({ plan, untilMs }: { plan: PlanDetail; untilMs: number }) {
  const sport = plan.sport === 'basketball' ? 'basketball' : 'football'
  const [option, setOption] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const { write, busy } = useWrite(publishEndpoints.give)
  const { data } = useQuery(read(OFFERED_ROWS[sport], { play: 'all' }))
  const offered = data?.items.find(({ match }) => match.matchId === plan.match.matchId)
  const give = async () => {
    if (option === null) return notices.toast('请选择选项')
    if ([...reason.trim()].length < 10) return notices.toast('理由需要 10 到 500 字')
    const done = await write({ planId: plan.id, option, reason: reason.trim() })
    if (done.ok) notices.toast('已给出，读者可以查看')
  }
  return (
    <Card padded label="给出选项">
      <div className={s.wait}>
        <b>{beijingTime(untilMs)} 前给出选项和理由</b>
        {plan.buyers} 人已购买，到时未给出会全额退还
      </div>
      {offered ? (
        <OptionTiles
          offered={offered}
          oddsType={ODDS_TYPES[plan.market]}
          sport={sport}
          option={option}
          onChoose={setOption}
        />
      ) : (
        <p className={s.note}>暂无可锁定的指数，稍后再试</p>
      )}
      <ReasonArea value={reason} onChange={setReason} />
      <div className={s.row}>
        <span className={s.note}>给出后不可修改</span>
        <Button busy={busy} onClick={() => void give()}>
          给出选项
        </Button>
      </div>
    </Card>
  )
}
