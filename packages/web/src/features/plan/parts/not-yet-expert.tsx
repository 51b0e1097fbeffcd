import { hrefTo } from '#kit/go.ts'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'

interface NotYetExpertProps {
  readonly title: string
  readonly what: string
}

/** Whoever is no expert is told how to become one. */
export const NotYetExpert = ({ title, what }: NotYetExpertProps) => (
  <PageFrame title={title}>
    <EmptyState
      title={`专家才能发布${what}`}
      text="申请通过后成为实验室用户，可以免费发布"
      action={{ text: '申请成为专家', href: hrefTo('ExpertApplyPage') }}
    />
  </PageFrame>
)
