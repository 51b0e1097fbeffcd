import { MOST_PICTURES } from '@linmen/domain/upload/upload-queue.ts'
import { cx } from '#ui/class-names.ts'
import { close } from '#ui/icon/basic.ts'
import { refresh } from '#ui/icon/control.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { PictureQueue, QueuedPicture } from '#features/upload/use-picture-queue.ts'
import { AddFile } from './add-file.tsx'
import s from './picture-picker.module.css'

interface PicturePickerProps {
  readonly queue: PictureQueue
  readonly label: string
  readonly most?: number
}

/** Small pictures in a grid, each with how far it has come, and a place to add one. */
export function PicturePicker({ queue, label, most = MOST_PICTURES }: PicturePickerProps) {
  const { items, add } = queue
  return (
    <div className={s.picker} role="group" aria-label={label}>
      {items.map((item, at) => (
        <Thumb key={item.id} item={item} place={at + 1} queue={queue} />
      ))}
      {items.length < most && (
        <AddFile
          label={label}
          accept="image/jpeg,image/png,image/webp,image/gif"
          multiple={most > 1}
          className={s.add}
          onFiles={add}
        >
          <span>
            {items.length}/{most}
          </span>
        </AddFile>
      )}
    </div>
  )
}

interface ThumbProps {
  readonly item: QueuedPicture
  readonly place: number
  readonly queue: PictureQueue
}

const Thumb = ({ item, place, queue }: ThumbProps) => (
  <div className={s.thumb}>
    <img src={item.preview} alt={`第 ${place} 张图片`} className={s.image} />
    {item.state === 'error' ? (
      <button
        type="button"
        className={cx(s.veil, s.failed)}
        aria-label={`第 ${place} 张上传失败，点此重试`}
        onClick={() => queue.retry(item.id)}
      >
        <Icon glyph={refresh} size={20} />
        重试
      </button>
    ) : (
      item.state !== 'success' && (
        <span className={s.veil} role="status">
          {item.state === 'ready' ? '等待' : `${item.progress}%`}
        </span>
      )
    )}
    <button
      type="button"
      className={s.remove}
      aria-label={`移除第 ${place} 张图片`}
      onClick={() => queue.remove(item.id)}
    >
      <Icon glyph={close} size={14} />
    </button>
  </div>
)
