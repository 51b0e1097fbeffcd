import type { MatchInfo } from '@linmen/contract/match/football-detail.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { Card } from '#ui/card/card.tsx'
import { grouped } from '#ui/grouped.ts'
import { Section } from '#ui/section/section.tsx'
import { videoQuery } from '#features/football/football.queries.ts'
import s from './ground-card.module.css'

/** Where and under whom it is played, and a word about pictures where there is one. */
export function GroundCard({ info }: { info: MatchInfo }) {
  const video = useQuery({ ...videoQuery(info.id), enabled: info.video }).data
  const { venue, referee } = info
  const facts: [string, string | false | null | undefined][] = [
    ['球场', venue && `${venue.name}　${venue.city}`],
    ['容量', venue && venue.capacity > 0 && `${grouped(venue.capacity)} 人`],
    ['场地', info.neutral && '中立场'],
    ['主裁判', referee],
    ['视频', info.video && video?.note],
  ]
  const known = facts.filter(([, fact]) => fact)
  if (known.length === 0) return null
  return (
    <Card as="div">
      <Section inCard title="场地与裁判">
        <dl className={s.facts}>
          {known.map(([name, fact]) => (
            <div key={name} className={s.fact}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </Card>
  )
}
