import { interpretationEndpoints } from '@linmen/contract/interpretation/interpretation.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { read } from '#kit/read.ts'
import { Section } from '#ui/section/section.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import { InterpretationItem } from './interpretation-item.tsx'

const SHOWN = 2

/** What experts wrote last, for the home page. */
export function LatestInterpretations({ title }: { title: string }) {
  const query = useQuery(read(interpretationEndpoints.listForHome, {}))
  return (
    <Section title={title} more={{ text: '全部解读', href: hrefTo('JieduListPage') }}>
      <Loaded query={query} skeleton={<SkeletonCards count={SHOWN} />}>
        {({ items }) =>
          items.length === 0 ? (
            <SmallEmpty title="还没有新的解读" />
          ) : (
            items.slice(0, SHOWN).map((item) => <InterpretationItem key={item.id} item={item} />)
          )
        }
      </Loaded>
    </Section>
  )
}
