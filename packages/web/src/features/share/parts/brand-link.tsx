import { hrefTo } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { Logo } from '#ui/logo/logo.tsx'
import s from './brand-link.module.css'

/** Who comes from a link has nothing to go back to: the name of the house leads into it. */
export function BrandLink() {
  const { brand } = useHost()
  return (
    <a className={s.brand} href={hrefTo('HomePage')}>
      <Logo height={22} name={brand.name} />
    </a>
  )
}
