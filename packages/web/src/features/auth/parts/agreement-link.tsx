import { useState } from 'react'
import { Sheet } from '#ui/sheet/sheet.tsx'
import type { Agreement } from './agreements.ts'
import s from './agreement-link.module.css'

/** The name of a document within a sentence; a tap opens its text. */
export function AgreementLink({ agreement }: { agreement: Agreement }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={s.link} onClick={() => setOpen(true)}>
        《{agreement.title}》
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={agreement.title}>
        <div className={s.text}>
          {agreement.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Sheet>
    </>
  )
}
