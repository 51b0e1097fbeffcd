import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { picture } from '#ui/icon/page.ts'
import { Icon } from '#ui/icon/icon.tsx'
import s from './add-file.module.css'

interface AddFileProps {
  readonly label: string
  /** Types of files. */
  readonly accept: string
  readonly multiple?: boolean
  readonly onFiles: (files: readonly File[]) => void
  /** How large it is. */
  readonly className: string | undefined
  /** Below the mark. */
  readonly children: ReactNode
}

/** A place to tap for a file. The same file can be chosen again. */
export const AddFile = ({ label, onFiles, className, children, ...input }: AddFileProps) => (
  <label className={cx(s.add, className)}>
    <Icon glyph={picture} size={24} />
    {children}
    <input
      {...input}
      type="file"
      className={s.input}
      aria-label={label}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])])
        event.target.value = ''
      }}
    />
  </label>
)
