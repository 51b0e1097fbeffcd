import { go } from '#kit/go.ts'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'

/** Asking again would not bring it back. */
export const Gone = ({ title, text }: { title: string; text: string }) => (
  <PageFrame title={title}>
    <div role="alert">
      <EmptyState
        title={text}
        action={{ text: '看看其他解读', onClick: () => go('JieduListPage') }}
      />
    </div>
  </PageFrame>
)
