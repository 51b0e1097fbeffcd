import { useEffect, useEffectEvent, useState } from 'react'
import { cx } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { chevronLeft, chevronRight, close } from '#ui/icon/basic.ts'
import { Modal } from '#ui/overlay/modal.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import s from './picture-viewer.module.css'
import { useIdle } from './use-idle.ts'
import { useViewerGestures } from './use-viewer-gestures.ts'
import { beside, VIEWER, type Zoom } from './viewer-rules.ts'

export interface ViewedPicture {
  readonly src: string
  readonly alt: string
}

export interface PictureViewerProps {
  readonly pictures: readonly ViewedPicture[]
  readonly first: number
  readonly onClose: () => void
}

/** Pictures over the whole window. It opens and turns at once, without animation. */
export function PictureViewer({ pictures, first, onClose }: PictureViewerProps) {
  const [at, setAt] = useState(first)
  const idle = useIdle()
  const turnBy = (turn: 1 | -1) => setAt(beside(at, turn, pictures.length))
  const { zoom, makeWhole, on } = useViewerGestures(turnBy)
  const several = pictures.length > 1
  function go(turn: 1 | -1): void {
    makeWhole()
    turnBy(turn)
  }
  useArrows((turn) => several && go(turn))
  const picture = pictures[at]
  if (!picture) return null
  const roomy = window.innerWidth > VIEWER.fitControlsWidth
  const bar = cx(s.bar, idle && s.idle)
  return (
    <Modal place="centre" className={s.viewer ?? ''} onDismiss={onClose} aria-label="查看图片">
      <div className={s.whole}>
        <div className={cx(s.stage, roomy && s.roomy)} {...on}>
          <Shown key={picture.src} picture={picture} zoom={zoom} />
        </div>
        <div className={cx(bar, s.top)}>
          <span className={s.count} role="status">
            {at + 1} / {pictures.length}
          </span>
          <IconButton glyph={close} label="关闭" onClick={onClose} className={s.button ?? ''} />
        </div>
        {several && (
          <div className={cx(bar, s.sides)}>
            <IconButton
              glyph={chevronLeft}
              label="上一张"
              onClick={() => go(-1)}
              className={s.button ?? ''}
            />
            <IconButton
              glyph={chevronRight}
              label="下一张"
              onClick={() => go(1)}
              className={s.button ?? ''}
            />
          </div>
        )}
      </div>
    </Modal>
  )
}

type Standing = 'coming' | 'late' | 'there' | 'broken'

function Shown({ picture, zoom }: { picture: ViewedPicture; zoom: Zoom }) {
  const [standing, setStanding] = useState<Standing>('coming')
  useEffect(() => {
    const late = setTimeout(
      () => setStanding((now) => (now === 'coming' ? 'late' : now)),
      VIEWER.loadingAfterMs,
    )
    return () => clearTimeout(late)
  }, [])
  const { scale, x, y } = zoom
  return (
    <>
      <img
        src={picture.src}
        alt={picture.alt}
        className={s.picture}
        draggable={false}
        style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
        onLoad={() => setStanding('there')}
        onError={() => setStanding('broken')}
      />
      {standing === 'late' && (
        <span className={s.said} role="status" aria-label="图片加载中">
          <Spinner size={28} />
        </span>
      )}
      {standing === 'broken' && (
        <span className={s.said} role="alert">
          图片加载失败
        </span>
      )}
    </>
  )
}

/** The arrows turn pictures wherever the focus is. */
function useArrows(turn: (by: 1 | -1) => void): void {
  const onTurn = useEffectEvent(turn)
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') onTurn(1)
      if (key === 'ArrowLeft') onTurn(-1)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
