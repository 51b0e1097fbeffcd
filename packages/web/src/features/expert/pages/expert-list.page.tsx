import { useNotedChoice } from '#kit/noted-choice.ts'
import { RankList } from '#features/expert/parts/rank-list.tsx'
import { RANKS, SPORTS } from '#features/expert/expert-words.ts'

export function Page() {
  const [sport, onSport] = useNotedChoice('sport', SPORTS, 'football')
  const [kind, onKind] = useNotedChoice('rank', RANKS, 'hits')
  return <RankList {...{ sport, kind, onSport, onKind }} />
}
