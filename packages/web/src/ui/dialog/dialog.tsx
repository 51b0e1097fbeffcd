import { useId, type ReactNode } from 'react'
import { Modal } from '#ui/overlay/modal.tsx'
import { openOverlay } from '#ui/overlay/overlay-store.ts'
import s from './dialog.module.css'

export interface Question {
  title?: string
  text?: ReactNode
  ok?: string
  cancel?: string
}

/** Resolves true for the main action; false for the safe one, Esc and navigation. */
export function confirm({ ok = '确定', cancel = '取消', ...rest }: Question): Promise<boolean> {
  return ask({ ...rest, ok, cancel })
}

/** One button; resolves when it is read. */
export async function alert(said: string | Omit<Question, 'cancel'>): Promise<void> {
  const question = typeof said === 'string' ? { text: said } : said
  await ask({ ok: '我知道了', ...question })
}

function ask(question: Question & { ok: string }): Promise<boolean> {
  return new Promise((resolve) => {
    openOverlay((close) => {
      const answer = (yes: boolean) => {
        close()
        resolve(yes)
      }
      return <Dialog {...question} onOk={() => answer(true)} onCancel={() => answer(false)} />
    })
  })
}

export interface DialogProps extends Question {
  ok: string
  onOk: () => void
  onCancel: () => void
}

function Dialog(props: DialogProps) {
  const id = useId()
  return (
    <Modal
      place="centre"
      onDismiss={props.onCancel}
      aria-labelledby={props.title ? `${id}t` : `${id}p`}
      aria-describedby={props.title && props.text ? `${id}p` : undefined}
    >
      <DialogBody {...props} id={id} />
    </Modal>
  )
}

/** The panel without its modal frame, for pages that stand in for one. */
export function DialogBody({
  id,
  title,
  text,
  ok,
  cancel,
  onOk,
  onCancel,
}: DialogProps & { id?: string }) {
  return (
    <div className={s.body}>
      {title && (
        <h2 className={s.title} id={id && `${id}t`}>
          {title}
        </h2>
      )}
      {text && (
        <div className={s.text} id={id && `${id}p`}>
          {text}
        </div>
      )}
      <div className={s.actions}>
        {cancel && (
          <button type="button" className={s.action} onClick={onCancel}>
            {cancel}
          </button>
        )}
        <button type="button" className={s.action} onClick={onOk}>
          {ok}
        </button>
      </div>
    </div>
  )
}
