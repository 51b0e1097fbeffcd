import { PageFrame } from '#kit/pages/page-frame.tsx'
import { DetailFrame } from '#features/football/parts/detail-frame.tsx'
import { detailTabs } from '#features/football/parts/detail-tabs.tsx'
import s from './match-long.module.css'

/** Everything about a match on one long page. */
export const Page = () => (
  <DetailFrame>
    {({ id }, { title, header, top, foot }) => (
      <PageFrame title={title} header={header}>
        {top}
        {detailTabs(id).map(({ key, label, show }) => (
          <section key={key} aria-label={label}>
            <h2 className={s.title}>{label}</h2>
            {show()}
          </section>
        ))}
        {foot}
      </PageFrame>
    )}
  </DetailFrame>
)
