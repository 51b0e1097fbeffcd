import { Suspense, useState } from 'react'
import { lazyPart } from '#kit/lazy-part.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { share } from '#ui/icon/page.ts'
import type { SharedMatch } from '#features/share/shared-match.ts'

const ShareSheet = lazyPart(async () => (await import('./share-sheet.tsx')).ShareSheet)

/** Passing a match on. What that takes is fetched with the first tap. */
export function ShareEntry({ match }: { match: SharedMatch }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton glyph={share} label="分享比赛" onClick={() => setOpen(true)} />
      {open && (
        <Suspense fallback={null}>
          <ShareSheet match={match} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
