import * as texts from '@linmen/contract/texts.ts'
import { beijingDay, beijingTime } from '@linmen/domain/match/business-day.ts'
import { posterAlt, shareTitle } from '@linmen/domain/share/share-words.ts'
import { useEffect, useState } from 'react'
import { serverNowMs } from '#kit/clock.ts'
import { theHost } from '#kit/host.ts'
import { notices } from '#kit/notices.ts'
import { ErrorState } from '#ui/error-state/error-state.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { makePoster } from '#features/share/poster/make-poster.ts'
import { passedOn, type SharedMatch } from '#features/share/shared-match.ts'
import s from './poster-view.module.css'

/** Not every app around a page keeps a download: the picture itself can always be kept. */
const LONG_PRESS_MS = 3000

interface PosterViewProps {
  readonly match: SharedMatch
  readonly link: string
}

/** The picture as it was when it was asked for: it does not follow the match. */
export function PosterView({ match, link }: PosterViewProps) {
  const [facts] = useState(() => {
    const nowMs = serverNowMs()
    const madeAt = `${beijingDay(nowMs).slice(5)} ${beijingTime(nowMs)}`
    return { match, link, brand: theHost().brand, madeAt }
  })
  const [turn, setTurn] = useState(0)
  const [address, setAddress] = useState<string | null>('')
  useEffect(() => {
    let made: string | null = null
    let gone = false
    void makePoster(facts).then((blob) => {
      if (gone) return
      made = blob && URL.createObjectURL(blob)
      setAddress(made)
    })
    return () => {
      gone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [facts, turn])
  if (address === null)
    return (
      <ErrorState title={texts.imageNotMade} onRetry={() => (setAddress(''), setTurn(turn + 1))} />
    )
  const words = passedOn(facts.match)
  return (
    <div className={s.view}>
      {address === '' ? (
        <Skeleton height={480} />
      ) : (
        <img className={s.poster} src={address} alt={posterAlt(words, facts.brand.name)} />
      )}
      <p className={s.hint}>长按图片保存，或点下面的按钮</p>
      <a
        className={s.save}
        href={address || undefined}
        download={`${shareTitle(words)}.png`}
        aria-disabled={address === ''}
        onClick={() => notices.toast(texts.imageLongPress, LONG_PRESS_MS)}
      >
        保存图片
      </a>
    </div>
  )
}
