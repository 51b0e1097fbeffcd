import { Card } from '#ui/card/card.tsx'
import { grouped } from '#ui/grouped.ts'
import { Section } from '#ui/section/section.tsx'
import { FactGrid } from '#features/league/parts/player/fact-grid.tsx'

interface Club {
  readonly venue: { readonly name: string; readonly city: string; readonly capacity: number }
  readonly foundedYear: number
  readonly coach: string
  readonly countryName: string
}

/** Where a team is at home, and since when. */
export const HomeGroundCard = ({ title, team }: { title: string; team: Club }) => (
  <Card as="div">
    <Section inCard title={title}>
      <FactGrid
        facts={[
          { label: '主场', value: team.venue.name, wide: true },
          { label: '容量', value: `${grouped(team.venue.capacity)} 人` },
          { label: '主教练', value: team.coach, wide: true },
          { label: '成立', value: `${team.foundedYear} 年` },
          { label: '城市', value: team.venue.city, wide: true },
          { label: '国家地区', value: team.countryName },
        ]}
      />
    </Section>
  </Card>
)
