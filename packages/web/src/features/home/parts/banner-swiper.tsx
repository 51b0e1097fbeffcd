import { homeEndpoints } from '@linmen/contract/home/home.endpoints.ts'
import type { Banner } from '@linmen/contract/home/home.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { goLink } from '#kit/go.ts'
import { read } from '#kit/read.ts'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { chevronRight } from '#ui/icon/basic.ts'
import { Icon } from '#ui/icon/icon.tsx'
import own from './banner-swiper.module.css'
import s from './day-banner.module.css'

/** The banner of the day and those of the house beside it. Until they are known, or without any, it stands alone. */
export function BannerSwiper({ first }: { first: ReactNode }) {
  const { data } = useQuery(read(homeEndpoints.banners, {}))
  if (!data || data.list.length === 0) return first
  const slides = data.list.map((banner) => ({
    key: banner.id,
    node: <Slide banner={banner} />,
  }))
  return (
    <div className={own.swiper}>
      <Carousel
        label="首页轮播"
        delay={SLIDE_DELAY_MS}
        slides={[{ key: 'day', node: first }, ...slides]}
      />
    </div>
  )
}

/** Home is drawn before its slides begin to count. */
const SLIDE_DELAY_MS = 100

const FAMILIES = { inner: 'inner-go', answer: 'response-go' } as const

function Slide({ banner: { title, note, action, link } }: { banner: Banner }) {
  const open = () => void goLink(FAMILIES[link.family], link.code, link.subject)
  return (
    <section className={s.banner} aria-label={title} data-night>
      <div className={s.text}>
        <h2 className={s.title}>{title}</h2>
        <p className={s.note}>{note}</p>
        <button type="button" className={s.go} onClick={open}>
          {action}
          <Icon glyph={chevronRight} size={16} />
        </button>
      </div>
    </section>
  )
}
