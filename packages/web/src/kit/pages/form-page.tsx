import { Button } from '#ui/button/button.tsx'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { PageFrame } from './page-frame.tsx'
import s from './form-page.module.css'

export interface FormPageProps {
  readonly title: string
  readonly intro?: ReactNode
  /** The fields. */
  readonly children: ReactNode
  readonly submit: {
    readonly text: string
    readonly disabled?: boolean
    readonly onSubmit: () => Promise<unknown> | void
  }
  /** Links and legal lines below the button. */
  readonly foot?: ReactNode
  readonly header?: ReactNode
}

/** Fields and one button. While a submission runs, the button waits and a second tap is nothing. */
export function FormPage({ title, intro, children, submit, foot, header }: FormPageProps) {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (running.current || submit.disabled) return
    running.current = true
    setBusy(true)
    try {
      await submit.onSubmit()
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return (
    <PageFrame plain title={title} {...(header !== undefined && { header })}>
      <form className={s.form} noValidate onSubmit={(event) => void onSubmit(event)}>
        {intro}
        <div className={s.fields}>{children}</div>
        <Button submit size="l" busy={busy} disabled={submit.disabled ?? false}>
          {submit.text}
        </Button>
        {foot}
      </form>
    </PageFrame>
  )
}
