import { useQuery } from '@tanstack/react-query'
import { playerHonoursQuery, playerTransfersQuery } from '#features/league/basketball.queries.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { HonoursCard, TransfersCard } from './career-cards.tsx'
import type { PlayerPart } from './player-part.ts'
import s from '#features/league/parts/tab.module.css'

/** What he won and where he came from. */
export function PlayerPast({ choice }: PlayerPart) {
  const honours = useQuery(playerHonoursQuery(choice))
  const transfers = useQuery(playerTransfersQuery(choice))
  return (
    <div className={s.cards}>
      <Loaded query={honours}>{(told) => <HonoursCard honours={told.honours} />}</Loaded>
      <Loaded query={transfers}>{(told) => <TransfersCard transfers={told.transfers} />}</Loaded>
    </div>
  )
}
