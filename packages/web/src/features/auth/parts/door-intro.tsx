import { useHost } from '#kit/host.ts'
import { Logo } from '#ui/logo/logo.tsx'
import s from './door-intro.module.css'

/** Above the fields of login, registration and lost passwords: the house, what this is, one sentence. */
export function DoorIntro({ title, note }: { title: string; note: string }) {
  const { brand } = useHost()
  return (
    <div className={s.intro}>
      <Logo height={34} name={brand.name} />
      <h1 className={s.title}>{title}</h1>
      <p className={s.note}>{note}</p>
    </div>
  )
}
