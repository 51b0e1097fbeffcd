import { useState } from 'react'
import { PictureViewer, type ViewedPicture } from './picture-viewer.tsx'
import s from './picture-grid.module.css'

/** Small pictures side by side; a tap shows the whole of one. */
export function PictureGrid({ pictures }: { pictures: readonly ViewedPicture[] }) {
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <div className={s.grid}>
      {pictures.map(({ src, alt }, at) => (
        <button
          key={src}
          type="button"
          className={s.small}
          aria-label={`查看第 ${at + 1} 张图片`}
          onClick={() => setOpened(at)}
        >
          <img src={src} alt={alt} loading="lazy" className={s.picture} />
        </button>
      ))}
      {opened !== null && (
        <PictureViewer pictures={pictures} first={opened} onClose={() => setOpened(null)} />
      )}
    </div>
  )
}
