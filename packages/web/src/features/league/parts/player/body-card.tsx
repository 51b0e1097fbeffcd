import type { PlayerEntry } from '@linmen/contract/league/player.schemas.ts'
import type { ComponentProps } from 'react'
import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/section/section.tsx'
import { FactGrid } from './fact-grid.tsx'

interface BodyCardProps {
  readonly player: PlayerEntry
  /** What is told in one sport only. */
  readonly more: ComponentProps<typeof FactGrid>['facts']
}

/** A player's body and papers. */
export const BodyCard = ({ player, more }: BodyCardProps) => (
  <Card as="div">
    <Section inCard title="资料">
      <FactGrid
        facts={[
          { label: '出生', value: player.birthDay },
          { label: '身高', value: `${player.heightCm} cm` },
          { label: '体重', value: `${player.weightKg} kg` },
          ...more,
          { label: '合同至', value: player.contractUntil },
        ]}
      />
    </Section>
  </Card>
)
