import type { VideoDetail } from '@linmen/contract/interpretation/interpretation.schemas.ts'
import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/section/section.tsx'
import { PaidText } from '#features/interpretation/parts/public.ts'

/** The words of the film. They belong to the purchase. */
export const Transcript = ({ of }: { of: VideoDetail }) =>
  of.body === undefined ? null : (
    <Card padded>
      <Section inCard title="文字稿">
        <PaidText text={of.body} />
      </Section>
    </Card>
  )
