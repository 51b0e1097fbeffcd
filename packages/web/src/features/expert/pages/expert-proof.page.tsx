import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { useScreenParams } from '#kit/shown.ts'
import { ResultsVeil } from '#sport/shield/veil.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { expertQueries } from '#features/expert/expert.queries.ts'
import { ProofHead } from '#features/expert/proof/proof-head.tsx'
import { ProofList } from '#features/expert/proof/proof-list.tsx'
import { useProof } from '#features/expert/proof/use-proof.ts'

/** An expert's whole record, checked on this device against the public log. */
export function Page() {
  const { expertId, pick } = useScreenParams('ExpertProofPage')
  const query = useQuery(expertQueries.home(expertId))
  const proving = useProof(expertId)
  return (
    <PageFrame title="战绩核验">
      <Loaded query={query} skeleton={<SkeletonCards count={2} />}>
        {(expert) => (
          <>
            <ProofHead expert={expert} proving={proving} />
            {proving.proof && (
              <ResultsVeil what="战绩" at={expert.id} changed={expert.record}>
                <ProofList rows={proving.proof.rows} opened={pick} />
              </ResultsVeil>
            )}
          </>
        )}
      </Loaded>
      <Hint>
        每条发布时写入，之后不可改、不可删　过往战绩不代表未来
        <br />
        日志不能证明两个账号是两个人，也不能证明内容值这个价
      </Hint>
    </PageFrame>
  )
}
