import { receivedNoteEndpoints } from '@linmen/contract/expert/received-note.endpoints.ts'
import type { ReceivedNote } from '@linmen/contract/plan/note.schemas.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { PagedList } from '#kit/pages/paged-list.tsx'
import { readPages } from '#kit/read.ts'
import { useSession } from '#kit/session.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { NoteCard } from '#features/expert/parts/note-card.tsx'

/** What readers wrote to the expert, with a way to answer and to hide. */
export function Page() {
  const { member } = useSession()
  if (member && !member.isExpert) return <Nobody />
  return <Received enabled={member !== null} />
}

function Received({ enabled }: { enabled: boolean }) {
  const query = useInfiniteQuery({ ...readPages(receivedNoteEndpoints.listNotes, {}), enabled })
  return (
    <PagedList<ReceivedNote>
      title="收到的留言"
      query={query}
      keyOf={({ id }) => id}
      row={(note) => <NoteCard note={note} />}
      skeleton={<SkeletonCards />}
      empty={{ title: '还没有留言', text: '读者在方案和解读下的留言会放在这里' }}
    />
  )
}

const Nobody = () => (
  <PageFrame title="收到的留言">
    <EmptyState
      title="专家才能收到留言"
      action={{ text: '申请成为专家', href: hrefTo('ExpertApplyPage') }}
    />
  </PageFrame>
)
