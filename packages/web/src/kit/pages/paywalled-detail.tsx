import { Button } from '#ui/button/button.tsx'
import type { ReactNode } from 'react'
import { Loaded, type Loading } from './loaded.tsx'
import { PageFrame } from './page-frame.tsx'
import s from './paywalled-detail.module.css'

export interface Unlock {
  /** On the button: 解锁 38 金币. */
  readonly text: string
  /** Beside it: the price, or what a member saves. */
  readonly price?: ReactNode
  readonly busy?: boolean
  readonly onUnlock: () => void
}

export interface PaywalledDetailProps<T> {
  readonly title: string
  readonly right?: ReactNode
  readonly query: Loading<T>
  readonly skeleton?: ReactNode
  /** What everybody sees. */
  readonly teaser: (data: T) => ReactNode
  /** Null when the content is the person's already, or free. */
  readonly unlock: (data: T) => Unlock | null
  /** What stands in the place of the content until then. */
  readonly locked: (data: T) => ReactNode
  /** What was paid for. */
  readonly body: (data: T) => ReactNode
  /** Notes and hints that close the page. */
  readonly foot?: ReactNode
}

/** A teaser for everybody, the content for those who have it, and one button for the others. */
export function PaywalledDetail<T>(props: PaywalledDetailProps<T>) {
  const { title, right, query, skeleton, foot } = props
  const offer = query.data === undefined ? null : props.unlock(query.data)
  return (
    <PageFrame title={title} right={right} action={offer && <UnlockBar {...offer} />}>
      <Loaded query={query} skeleton={skeleton}>
        {(data) => (
          <>
            {props.teaser(data)}
            {offer ? props.locked(data) : props.body(data)}
            {foot}
          </>
        )}
      </Loaded>
    </PageFrame>
  )
}

function UnlockBar({ text, price, busy = false, onUnlock }: Unlock) {
  return (
    <div className={s.bar}>
      {price}
      <Button size="l" busy={busy} onClick={onUnlock}>
        {text}
      </Button>
    </div>
  )
}
