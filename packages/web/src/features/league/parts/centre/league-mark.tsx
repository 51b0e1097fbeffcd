import type { LeagueEntry } from '@linmen/contract/league/atlas.schemas.ts'
import { Crest } from '#ui/crest/crest.tsx'

type Marked = Pick<LeagueEntry, 'id' | 'name' | 'colour' | 'category'>

/** A competition wears its own colour and one character of its name. */
export function LeagueMark({ league, size = 30 }: { league: Marked; size?: number }) {
  const letters = [...league.name]
  // 欧冠 and 欧联 differ in the second one only.
  const text = (league.category === 1 ? letters[1] : letters[0]) ?? ''
  return (
    <Crest
      id={league.id}
      size={size}
      spec={{ a: league.colour, b: league.colour, shape: 'hex', pattern: 'solid', text }}
    />
  )
}
