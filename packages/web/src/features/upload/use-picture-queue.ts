import * as texts from '@linmen/contract/texts.ts'
import {
  mayBecome,
  MOST_PICTURES,
  takeIn,
  type UploadState,
} from '@linmen/domain/upload/upload-queue.ts'
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type Dispatch,
  type RefObject,
  type SetStateAction,
} from 'react'
import { Refused } from '#kit/failure.ts'
import { notices } from '#kit/notices.ts'
import { sendPicture } from './send-picture.ts'

export interface QueuedPicture {
  readonly id: number
  readonly name: string
  readonly size: number
  readonly type: string
  readonly progress: number
  readonly state: UploadState
  /** What is shown of it until the server has it. */
  readonly preview: string
  /** What names it in other calls, once it is there. */
  readonly path?: string
  readonly fail?: string
}

export interface PictureQueue {
  readonly items: readonly QueuedPicture[]
  /** Of those that are there. */
  readonly paths: readonly string[]
  readonly busy: boolean
  add(files: readonly File[]): void
  retry(id: number): void
  remove(id: number): void
  clear(): void
}

interface Options {
  readonly most?: number
  readonly isPrivate?: boolean
}

const REFUSED = {
  type: '只能上传 JPG、PNG、WebP 或 GIF 图片',
  size: '图片不能超过 5 MB',
  many: texts.uploadTooMany,
}

/** Up to six pictures, sent one after another. One that fails stays and can be tried again. */
export function usePictureQueue({
  most = MOST_PICTURES,
  isPrivate = false,
}: Options = {}): PictureQueue {
  const [items, setItems] = useState<readonly QueuedPicture[]>([])
  const latest = useRef(items)
  latest.current = items
  const files = useRef(new Map<number, File>())
  const last = useRef(0)
  const running = useSending({ items, setItems, files, isPrivate })

  const remove = useCallback(
    (id: number) => {
      if (running.current?.id === id) running.current.stop.abort()
      const gone = latest.current.find((item) => item.id === id)
      if (gone) URL.revokeObjectURL(gone.preview)
      files.current.delete(id)
      setItems((all) => all.filter((item) => item.id !== id))
    },
    [running],
  )

  const add = (brought: readonly File[]) => {
    const { taken, refused } = takeIn(most - latest.current.length, brought)
    if (refused) notices.toast(refused === 'many' ? tooMany(most) : REFUSED[refused])
    const fresh = taken.map((file) => {
      const id = (last.current += 1)
      files.current.set(id, file)
      return queued(id, file)
    })
    if (fresh.length > 0) setItems((all) => [...all, ...fresh])
  }
  return {
    items,
    paths: items.flatMap(({ path }) => path ?? []),
    busy: items.some(({ state }) => ['ready', 'uploading', 'uploaded'].includes(state)),
    add,
    remove,
    retry: (id) => setItems((all) => all.map((item) => (item.id === id ? again(item) : item))),
    clear: () => latest.current.forEach(({ id }) => remove(id)),
  }
}

interface Sending {
  readonly items: readonly QueuedPicture[]
  readonly setItems: Dispatch<SetStateAction<readonly QueuedPicture[]>>
  readonly files: RefObject<Map<number, File>>
  readonly isPrivate: boolean
}

/** Sends the first that waits, and then the next. */
function useSending({ items, setItems, files, isPrivate }: Sending) {
  const running = useRef<{ readonly id: number; readonly stop: AbortController } | null>(null)
  const change = useCallback(
    (id: number, next: Partial<QueuedPicture>) =>
      setItems((all) => all.map((item) => (item.id === id ? moved(item, next) : item))),
    [setItems],
  )
  const first = items.find(({ state }) => state === 'ready')?.id
  useEffect(() => {
    if (first === undefined || running.current) return
    const stop = new AbortController()
    running.current = { id: first, stop }
    change(first, { state: 'uploading', progress: 0 })
    sendPicture(files.current.get(first)!, {
      onProgress: (progress) => change(first, { progress }),
      onSent: () => change(first, { state: 'uploaded', progress: 100 }),
      signal: stop.signal,
      isPrivate,
    })
      .then(({ path }) => {
        change(first, { state: 'uploaded', progress: 100 })
        change(first, { state: 'success', path })
      })
      .catch((error: unknown) => {
        if (stop.signal.aborted) return
        const fail = error instanceof Refused ? error.text : texts.uploadFailed
        change(first, { state: 'error', fail })
        notices.toast(fail)
      })
      .finally(() => {
        running.current = null
        // Whoever waits is looked for when the list changes; this says that it has.
        setItems((all) => [...all])
      })
  }, [first, items, change, isPrivate, files, setItems])

  useEffect(() => () => running.current?.stop.abort(), [])
  return running
}

const queued = (id: number, file: File): QueuedPicture => {
  const { name, size, type } = file
  const preview = URL.createObjectURL(file)
  return { id, name, size, type, progress: 0, state: 'ready', preview }
}

const tooMany = (most: number) =>
  most === MOST_PICTURES ? texts.uploadTooMany : `最多只能上传${most}张图片`

const again = (item: QueuedPicture): QueuedPicture =>
  item.state === 'error' ? { ...item, state: 'ready', progress: 0 } : item

/** A state is changed only to one it may become; what comes late changes nothing. */
function moved(item: QueuedPicture, next: Partial<QueuedPicture>): QueuedPicture {
  const { state = item.state } = next
  return state === item.state || mayBecome(item.state, state) ? { ...item, ...next } : item
}
