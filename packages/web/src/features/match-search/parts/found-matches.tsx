import { isOfNinety } from '@linmen/domain/shield/spoiler-shield.ts'
import { hrefTo } from '#kit/go.ts'
import { tvNowMs } from '#sport/shield/shield.ts'
import { useVeil } from '#sport/shield/tv-delay.ts'
import { Card } from '#ui/card/card.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Section } from '#ui/section/section.tsx'
import type { FoundMatch } from '#features/match-search/find-matches.ts'
import { matchLine } from '#features/match-search/match-line.ts'

interface FoundMatchesProps {
  readonly title: string
  readonly found: readonly FoundMatch[]
  readonly onOpen: () => void
}

/** Today's matches a word has found; without any there is nothing. */
export const FoundMatches = ({ title, found, onOpen }: FoundMatchesProps) =>
  found.length > 0 && (
    <Section title={title} fact={`${found.length} 场`}>
      <Card>
        {found.map((each) => (
          <Found key={each.match.id} found={each} onOpen={onOpen} />
        ))}
      </Card>
    </Section>
  )

const PAGES = { football: 'MatchDetailFootball', basketball: 'BkMatchDetailPage' } as const

function Found({ found, onOpen }: { found: FoundMatch; onOpen: () => void }) {
  const { id, live, kickOffAtMs } = found.match
  const { home, away } = 'full' in live.score ? live.score.full : live.score
  const { phase, endedAtMs } = live
  const wasRegular = isOfNinety(live.score)
  const veil = useVeil(
    { id, kickOffAtMs, phase, endedAtMs, wasRegular },
    `${phase} ${home}-${away}`,
  )
  return (
    <ListRow
      {...matchLine(found, tvNowMs(), veil)}
      href={hrefTo(PAGES[found.sport], { matchId: id })}
      onClick={onOpen}
    />
  )
}
