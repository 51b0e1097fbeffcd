import { shareText, shareTitle } from '@linmen/domain/share/share-words.ts'
import { Suspense, useState } from 'react'
import { theHost } from '#kit/host.ts'
import { lazyPart } from '#kit/lazy-part.tsx'
import { notices } from '#kit/notices.ts'
import { random } from '#kit/random.ts'
import { link, picture, share } from '#ui/icon/page.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { copyText } from '#features/share/copy-text.ts'
import {
  passedOn,
  shareLink,
  type Passing,
  type SharedMatch,
} from '#features/share/shared-match.ts'
import s from './share-sheet.module.css'

const PosterView = lazyPart(async () => (await import('./poster-view.tsx')).PosterView)

/** Nobody guesses or repeats it. */
const SHARE_BYTES = 8

interface ShareSheetProps {
  readonly match: SharedMatch
  readonly onClose: () => void
}

export function ShareSheet({ match, onClose }: ShareSheetProps) {
  const [poster, setPoster] = useState(false)
  const words = passedOn(match)
  const [shareId] = useState(() => random.hex(SHARE_BYTES))
  const addressBy = (from: Passing['from']) => shareLink(match, { shareId, from })
  const address = addressBy('link')
  const copy = async () => {
    const copied = await copyText(address)
    notices.toast(copied ? '链接已复制' : '无法复制，请长按链接')
    if (copied) onClose()
  }
  const pass = async () => {
    const shared = { title: shareTitle(words), text: shareText(words, theHost().brand.name) }
    // Closing the system's own sheet is no failure.
    await navigator.share({ ...shared, url: addressBy('system') }).catch(() => {})
  }
  if (poster)
    return (
      <Sheet open onClose={onClose} title="比赛海报">
        <Suspense fallback={<Skeleton height={480} />}>
          <PosterView match={match} link={addressBy('poster')} />
        </Suspense>
      </Sheet>
    )
  return (
    <Sheet open onClose={onClose} title="分享比赛">
      <p className={s.text}>{shareText(words, theHost().brand.name)}</p>
      <p className={s.link}>{address}</p>
      <ListRow glyph={link} title="复制链接" onClick={() => void copy()} />
      {canPass() && <ListRow glyph={share} title="系统分享" onClick={() => void pass()} />}
      <ListRow glyph={picture} title="保存海报" onClick={() => setPoster(true)} />
    </Sheet>
  )
}

const canPass = () => typeof navigator.share === 'function'
